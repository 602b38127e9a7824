import { currentSession, signOut } from '@portal/session'
import { ask } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { keptDrafts } from '@portal/ui/frame'

/** What signing out deletes, as sentences. */
async function lossesOf(owner: string): Promise<readonly string[]> {
  return [
    ...(leaveGuard.isHolding() ? ['This page has unsaved changes. They are lost.'] : []),
    ...((await leaveGuard.isHoldingElsewhere()) ? ['Another tab has unsaved changes. They are lost.'] : []),
    ...keptDrafts(owner).map(({ title }) => `The draft “${title}” is deleted.`),
  ]
}

/** Signs out in all tabs, unless the operator chooses to keep what that would delete. */
export async function signOutAfterAsking(): Promise<void> {
  const session = currentSession()
  const losses = await lossesOf(session.status === 'authenticated' ? session.user.sub : '')
  const isAgreed =
    losses.length === 0 ||
    (await ask.remove({
      title: 'Sign out in all tabs?',
      confirmLabel: 'Sign out',
      impact: async () => losses,
    }))
  if (isAgreed) await signOut()
}
