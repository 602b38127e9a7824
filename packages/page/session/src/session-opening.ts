import { ProviderError } from './provider-error.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionEnding } from './session-ending.ts'
import { endingOf, problemOf } from './session-problem.ts'
import { INVALID_ID_TOKEN, SignInError } from './sign-in-error.ts'
import { subjectOf } from './subject-of.ts'

interface Dependencies {
  readonly core: SessionCore
  readonly ending: Pick<SessionEnding, 'endWith' | 'startOver'>
  startRenewal(): void
}

/** Opens the session with the vault's tokens. */
export function createSessionOpening(
  { vault, provider, memory, shared, renewTokens, readAccess }: SessionCollaborators,
  { core, ending, startRenewal }: Dependencies,
) {
  async function readUser() {
    const token = vault.accessToken()
    return provider.userInfo(token ?? '').catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error
      const renewal = await renewTokens(token)
      if (renewal === 'expired') await ending.endWith('expired')
      if (renewal !== 'renewed') throw error
      return provider.userInfo(vault.accessToken() ?? '')
    })
  }

  /** Reads the user and the access; opens the session when both are known. */
  async function open(): Promise<void> {
    const [user, access] = await Promise.all([readUser(), readAccess()])
    if ((subjectOf(vault.idToken()) ?? user.sub) !== user.sub) throw new SignInError(INVALID_ID_TOKEN)
    const before = core.current()
    if (before.status === 'authenticated' && before.user.sub !== user.sub) return ending.startOver()
    core.dispatch({ type: 'opened', user, access })
    if (core.current().status !== 'authenticated') return
    memory.forgetReason()
    memory.forgetPlace()
    memory.forgetAttempts()
    shared.forgetEnding()
    startRenewal()
  }

  async function openOrExplain(): Promise<void> {
    try {
      await open()
    } catch (error) {
      const reason = endingOf(error)
      if (reason) await ending.endWith(reason)
      else core.dispatch({ type: 'failed', problem: problemOf(error) })
    }
  }

  return { open, openOrExplain }
}
