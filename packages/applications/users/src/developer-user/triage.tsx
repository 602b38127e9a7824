import {
  enableDeveloperUsers,
  listDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Button, Drawer, HStack, Stack, Text, useSingleKeys } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { personName } from '../user/person-name.ts'
import type { Verdict } from './developer-user-actions.ts'
import { DeveloperUserOverview } from './developer-user-overview.tsx'
import { RejectionForm } from './rejection-form.tsx'
import { useWaitingDecisions } from './use-waiting-decisions.ts'
import { WaitingDecisions } from './waiting-decisions.tsx'

interface OneDecisionProps {
  readonly user: DeveloperUser
  readonly rejecting: boolean
  onRejecting(isRejecting: boolean): void
  onDecide(verdict: Verdict, changeReason: string): void
  onSkip(): void
}

function OneDecision({ user, rejecting, onRejecting, onDecide, onSkip }: OneDecisionProps) {
  const enable = () => onDecide('enable', '')
  const start = useRef<HTMLDivElement>(null)
  // The pressed button unmounted with the previous applicant.
  useEffect(() => start.current?.focus(), [])
  const [mayEnable, mayReject] = [useCan(enableDeveloperUsers), useCan(rejectDeveloperUsers)]
  useSingleKeys({
    ...(mayEnable && { e: enable }),
    ...(mayReject && { r: () => onRejecting(true) }),
    j: onSkip,
  })
  return (
    <Stack ref={start} gap="4" tabIndex={-1} outline="none" role="group" aria-label={personName(user)}>
      <DeveloperUserOverview user={user} />
      {rejecting ? (
        <RejectionForm
          user={user}
          onReject={(reason) => onDecide('reject', reason)}
          onCancel={() => onRejecting(false)}
        />
      ) : (
        <HStack gap="2">
          {mayEnable && (
            <Button variant="solid" onClick={enable}>
              Enable (e)
            </Button>
          )}
          {mayReject && <Button onClick={() => onRejecting(true)}>Reject (r)</Button>}
          <Button variant="ghost" onClick={onSkip}>
            Skip (j)
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

const QUEUE = queryForAll(listDeveloperUsers, { query: { status: 'PENDING', sort: 'requestedAt' } })

function progressOf(open: readonly DeveloperUser[], skipped: number): string {
  const [user] = open
  if (user) return `${open.length} pending. Current: ${personName(user)}`
  return skipped > 0 ? `${skipped} skipped, still pending.` : 'No pending registrations.'
}

/** Goes through pending registrations: deciding opens the next one, and can be undone for a while. */
function Queue({ rejecting, onRejecting }: Pick<OneDecisionProps, 'rejecting' | 'onRejecting'>) {
  const { data } = useQuery(QUEUE)
  const { waiting, sending, add, undo } = useWaitingDecisions()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const decided = [...sending, ...waiting].map(({ user }) => user.id)
  const undecided = (data ?? []).filter(({ id }) => !decided.includes(id))
  const open = undecided.filter(({ id }) => !skipped.includes(id))
  const left = undecided.length - open.length
  const [user] = open
  return (
    <Stack gap="5">
      <WaitingDecisions waiting={waiting} sending={sending} onUndo={undo} />
      <Text color="fg.muted" role="status">
        {data && progressOf(open, left)}
      </Text>
      {!user && left > 0 && (
        // The pressed button unmounted with the last applicant.
        <Button autoFocus onClick={() => setSkipped([])}>
          Show them again
        </Button>
      )}
      {user && (
        <OneDecision
          key={user.id}
          user={user}
          rejecting={rejecting}
          onRejecting={onRejecting}
          onDecide={(verdict, changeReason) => {
            onRejecting(false)
            add({ user, verdict, changeReason })
          }}
          onSkip={() => setSkipped([...skipped, user.id])}
        />
      )}
    </Stack>
  )
}

/** Opens triage of pending registrations, longest wait first. It stays open after the last decision. */
export function Triage({ waiting }: { waiting: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  const [mayEnable, mayReject] = [useCan(enableDeveloperUsers), useCan(rejectDeveloperUsers)]
  // Escape goes back one step: first cancels a rejection, then closes triage.
  const close = () => (rejecting ? setRejecting(false) : setIsOpen(false))
  if (!mayEnable && !mayReject) return null
  return (
    <>
      {waiting > 0 && <Button onClick={() => setIsOpen(true)}>Decide one by one</Button>}
      <Drawer open={isOpen} onClose={close} label="Pending registrations">
        {isOpen && <Queue rejecting={rejecting} onRejecting={setRejecting} />}
      </Drawer>
    </>
  )
}
