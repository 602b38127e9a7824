import { signOut } from '@portal/session'
import { ask } from '@portal/ui'
import { leaveGuard } from '@portal/ui/kit'

/** Signs out in all tabs, unless the operator would rather keep what is not saved in this tab or in another. */
export async function signOutAfterAsking(): Promise<void> {
  if (!(await leaveGuard.mayLeave())) return
  const isAgreed =
    !(await leaveGuard.isHoldingElsewhere()) ||
    (await ask.confirm({
      title: 'Sign out in all tabs?',
      text: 'Another tab of this browser has changes that are not saved. They are lost when you sign out.',
      confirmLabel: 'Sign out',
    }))
  if (isAgreed) await signOut()
}
