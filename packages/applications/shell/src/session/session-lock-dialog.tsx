import { catchUp, type SessionLock, signOut, type User } from '@portal/session'
import { Button, ErrorNotice, Text } from '@portal/ui'
import { openSignInWindow } from '../sign-in/sign-in-window.ts'
import { SIGNED_OUT_TEXTS } from '../sign-in/signed-out-texts.ts'
import { SessionDialog } from './session-dialog.tsx'

/** Covers unsaved work after the session ended, until the same operator has signed in again. */
export function SessionLockDialog({ user, lock }: { user: User; lock: SessionLock }) {
  return (
    <SessionDialog
      title={SIGNED_OUT_TEXTS[lock.reason].title}
      veiled
      buttons={
        <>
          <Button onClick={() => void signOut()}>Discard and sign out</Button>
          {lock.problem && <Button onClick={() => void catchUp()}>Try again</Button>}
          <Button variant="solid" data-first-focus onClick={() => openSignInWindow(user.email)}>
            Sign in
          </Button>
        </>
      }
    >
      <Text>Your input is still here. Sign in from a new window to continue on this page.</Text>
      <Text color="fg.muted" fontSize="sm">
        Sign in as {user.email}. If someone else signs in, your input is discarded.
      </Text>
      {lock.problem && <ErrorNotice error={lock.problem} />}
    </SessionDialog>
  )
}
