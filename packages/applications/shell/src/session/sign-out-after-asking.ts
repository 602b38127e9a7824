import { signOut } from '@portal/session'
import { ask } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'

/** Signs out in all tabs, unless the operator chooses to keep unsaved changes in this or another tab. */
export async function signOutAfterAsking(): Promise<void> {
  if (!(await leaveGuard.mayLeave())) return
  const isAgreed =
    !(await leaveGuard.isHoldingElsewhere()) ||
    (await ask.confirm({
      title: 'Sign out in all tabs?',
      text: 'Another tab has unsaved changes. They are lost when you sign out.',
      confirmLabel: 'Sign out',
    }))
  if (isAgreed) await signOut()
}
