import { lockWhile, useSession } from '@portal/session'
import { leaveGuard } from '@portal/ui/blocks'
import { isAsking } from '@portal/ui/frame'
import { SessionEndDialog } from './session-end-dialog.tsx'
import { SessionLockDialog } from './session-lock-dialog.tsx'

lockWhile(() => leaveGuard.isHolding() || isAsking.get())

/** Dialogs about the session, shown while its screens are open. */
export function SessionDialogs() {
  const session = useSession()
  if (session.status !== 'authenticated') return null
  const { user, lock } = session
  return lock ? <SessionLockDialog user={user} lock={lock} /> : <SessionEndDialog user={user} />
}
