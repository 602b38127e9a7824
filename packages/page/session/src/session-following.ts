import type { SessionCollaborators } from './session-collaborators.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionEnding } from './session-ending.ts'
import { subjectOf } from './subject-of.ts'

interface Around {
  readonly core: SessionCore
  readonly ending: Pick<SessionEnding, 'close' | 'leaveQuietly' | 'startOver'>
  start(): Promise<void>
  openOrExplain(): Promise<void>
  rereadEnd(): void
}

/** Keeps the session of this tab in step with the other tabs; gives what to do when some of it may have been missed. */
export function followOtherTabs(
  { vault, shared, tabs }: SessionCollaborators,
  { core, ending, start, openOrExplain, rereadEnd }: Around,
): () => Promise<void> {
  /** Goes along with what other tabs have done: the same operator goes on, another one begins at home. */
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
    // Told late, to a tab that was asleep: somebody has signed in since.
    if (vault.refreshToken() && shared.ending() === undefined) return follow()
    const state = core.current()
    if (state.status === 'unauthenticated' && state.reason === 'never') return ending.close(reason)
    ending.leaveQuietly(reason)
  }

  tabs.listen((message) => void (message.type === 'signed out' ? hearSignedOut(message.reason) : follow()))
  return follow
}
