import { catchUp, signOut, stay, type User, useSessionEnd } from '@portal/session'
import { Button, Text, VisuallyHidden } from '@portal/ui'
import { useEffect, useState } from 'react'
import { openSignInWindow } from '../sign-in/sign-in-window.ts'
import { SessionDialog } from './session-dialog.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

/** How long before the end of the session the operator is asked whether to stay. */
const NOTICE_SECONDS = 60
/** When the seconds left are announced to screen readers. */
const TOLD_AT = [30, 10]

const inWords = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

function StayButton({ onRefused }: { onRefused(): void }) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    if (!(await stay())) onRefused()
    setIsAsking(false)
  }
  return (
    <Button variant="solid" data-first-focus loading={isAsking} onClick={() => void ask()}>
      Stay signed in
    </Button>
  )
}

function EndDialog({ user, seconds }: { user: User; seconds: number }) {
  const [isFinal, setIsFinal] = useState(false)
  const told = TOLD_AT.find((at) => at === seconds)

  useEffect(() => {
    if (seconds === 0) void catchUp()
  }, [seconds])

  return (
    <SessionDialog
      title="You are about to be signed out"
      buttons={
        <>
          <Button onClick={() => void signOut()}>Sign out now</Button>
          {isFinal ? (
            <Button variant="solid" onClick={() => openSignInWindow(user.email)}>
              Sign in again
            </Button>
          ) : (
            <StayButton onRefused={() => setIsFinal(true)} />
          )}
        </>
      }
    >
      <Text>
        Your session ends in{' '}
        <Text as="span" role="timer" fontWeight="strong" fontVariantNumeric="tabular-nums">
          {inWords(seconds)}
        </Text>
        .
      </Text>
      {isFinal && (
        <Text role="status">
          It cannot be extended. Sign in again in a new window; this page stays as it is.
        </Text>
      )}
      <VisuallyHidden role="status">{told && `${inWords(told)} left`}</VisuallyHidden>
    </SessionDialog>
  )
}

/** Asks in every tab whether to stay before the session ends; answering in one tab closes it in all. */
export function SessionEndDialog({ user }: { user: User }) {
  const seconds = useSecondsLeft(useSessionEnd())
  return seconds !== undefined && seconds <= NOTICE_SECONDS ? (
    <EndDialog user={user} seconds={seconds} />
  ) : null
}
