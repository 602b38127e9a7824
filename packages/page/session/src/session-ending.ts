import { type Notice, WARNINGS } from './notices.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import type { SessionCore } from './session-core.ts'
import type { EndingReason, LockReason, SessionEvent, SignedOutReason } from './session-state.ts'
import { SIGN_IN_PATH } from './sign-in-paths.ts'

const mayLock = (reason: SignedOutReason): reason is LockReason => ['expired', 'failed'].includes(reason)

interface Dependencies {
  readonly core: SessionCore
  stopTimer(): void
}

/** The ways in which a session ends, here and in all tabs: specification, sections 4 and 8. */
export function createSessionEnding(collaborators: SessionCollaborators, { core, stopTimer }: Dependencies) {
  const { vault, provider, notices, memory, shared, tabs, page } = collaborators

  /** Clears the session in this tab. */
  function close(reason: SignedOutReason, event: SessionEvent = { type: 'closed', reason }): void {
    const left = core.current()
    stopTimer()
    memory.rememberReason(reason)
    // Unmount screens first: one that still uses data would refetch it.
    core.dispatch(event)
    collaborators.forgetData()
    // After an expired session, drafts stay for the operator; a sign-out deletes them.
    if (reason === 'signed-out' && left.status === 'authenticated') shared.forgetOperator(left.user.sub)
  }

  async function endInAllTabs(reason: SignedOutReason): Promise<void> {
    const refreshToken = vault.refreshToken()
    shared.rememberEnding(reason)
    // Other tabs check whether the tokens are gone, so notify them afterwards.
    await vault.clear()
    tabs.tell({ type: 'signed out', reason })
    if (refreshToken) await provider.revoke(refreshToken)
  }

  /** Locks the screen for the operator's return when leaving it would lose work. */
  function lock(reason: LockReason): boolean {
    if (core.isLocked()) return true
    if (core.current().status !== 'authenticated' || !collaborators.holdsWork()) return false
    stopTimer()
    core.dispatch({ type: 'locked', reason })
    return true
  }

  /**
   * Clears everything, revokes the refresh token and goes to the provider's logout (specification, section
   * 4).
   */
  async function signOut(reason: SignedOutReason = 'signed-out'): Promise<void> {
    if (core.isOver()) return
    const logout = provider.logoutUrl(`${page.origin}${SIGN_IN_PATH}`, vault.idToken())
    // A new sign-in must wait: the redirect to the logout would overtake it.
    close(reason, { type: 'left' })
    await endInAllTabs(reason)
    page.assign(logout)
  }

  /** The session is over: locks the screen if it has unsaved work, and leaves it otherwise. */
  async function expire(reason: LockReason = 'failed'): Promise<void> {
    if (core.isOver() || core.isLocked()) return
    if (lock(reason)) return endInAllTabs(reason)
    memory.rememberPlace(`${page.pathname}${page.search}`)
    await signOut(reason)
  }

  return {
    close,
    signOut,
    expire,
    async endWith(reason: EndingReason, details?: Notice): Promise<void> {
      if (core.isOver() || core.isLocked()) return
      // The lock itself says why the session has ended.
      if (details || !mayLock(reason) || !collaborators.holdsWork())
        notices.notify(details ?? { kind: 'warning', title: WARNINGS[reason] })
      await (reason === 'disabled' ? signOut(reason) : expire(reason))
    },
    /** The session is gone from this browser; the tab that ended it has notified the operator. */
    leaveQuietly(reason: SignedOutReason = shared.ending() ?? 'expired'): void {
      if (core.isOver() || (mayLock(reason) && lock(reason))) return
      close(reason)
    },
    /** Another user has signed in: nothing of this operator may stay. */
    startOver(): void {
      stopTimer()
      core.dispatch({ type: 'left' })
      collaborators.forgetData()
      page.assign(page.origin)
    },
  }
}

export type SessionEnding = ReturnType<typeof createSessionEnding>
