import type { SessionCollaborators } from './session-collaborators.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionEnding } from './session-ending.ts'
import { subjectOf } from './subject-of.ts'

interface Dependencies {
  readonly core: SessionCore
  readonly ending: Pick<SessionEnding, 'close' | 'leaveQuietly' | 'startOver'>
  start(): Promise<void>
  openOrExplain(): Promise<void>
  rereadEnd(): void
}

/**
 * Keeps the session of this tab in sync with other tabs. Returns a function that catches up on missed
 * messages.
 */
export function followOtherTabs(
  { vault, shared, tabs }: SessionCollaborators,
  { core, ending, start, openOrExplain, rereadEnd }: Dependencies,
): () => Promise<void> {
  /** Follows other tabs: the same operator continues, another one starts at home. */
  async function follow(): Promise<void> {
    await vault.reread()
    const state = core.current()
    const isSignedIn = vault.refreshToken() !== undefined || vault.accessToken() !== undefined
    if (state.status === 'unauthenticated' && isSignedIn) return start()
    if (state.status !== 'authenticated') return
    if (!isSignedIn) return ending.leaveQuietly()
    if ((subjectOf(vault.idToken()) ?? state.user.sub) !== state.user.sub) return ending.startOver()
    if (core.isLocked()) await openOrExplain()
    rereadEnd()
  }

  async function hearSignedOut(reason: Parameters<typeof ending.close>[0]): Promise<void> {
    await vault.reread()
    // A late message, to a tab that was asleep: a user has signed in since.
    if (vault.refreshToken() && shared.ending() === undefined) return follow()
    const state = core.current()
    if (state.status === 'unauthenticated' && state.reason === 'never') return ending.close(reason)
    ending.leaveQuietly(reason)
  }

  tabs.listen((message) => void (message.type === 'signed out' ? hearSignedOut(message.reason) : follow()))
  return follow
}
