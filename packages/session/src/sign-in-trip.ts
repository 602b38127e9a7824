import { ApiError } from './api-error.ts'
import { DEFAULT_ERROR } from './notices.ts'
import { returnAddress } from './return-address.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { endingOf, problemOf } from './session-problem.ts'
import type { SessionEvent } from './session-state.ts'

/** What the trip asks of the session it belongs to. */
interface Session {
  dispatch(event: SessionEvent): void
  open(): Promise<void>
  endWith(reason: 'expired' | 'disabled'): Promise<void>
}

/** The way to the provider and back: specification, sections 4 and 8. */
export function createSignInTrip(collaborators: SessionCollaborators, session: Session) {
  const { vault, notices, memory, tabs, page, loadSignIn } = collaborators
  let pendingReturn: Promise<string> | undefined

  /** Sends the browser to the provider. `returnTo` is where the operator wanted to be. */
  async function signIn(returnTo = '/'): Promise<void> {
    if (!memory.mayRedirect()) {
      const message =
        'Signing in led back here three times within half a minute. Wait a moment, then try again.'
      return session.dispatch({ type: 'failed', problem: { message } })
    }
    try {
      const flow = await loadSignIn()
      page.assign(await flow.authorizeUrl(returnAddress(returnTo, page.origin)))
    } catch (error) {
      session.dispatch({ type: 'failed', problem: problemOf(error) })
    }
  }

  async function explain(error: unknown): Promise<void> {
    const ending = endingOf(error)
    if (ending) return session.endWith(ending)
    // What the API refused may be asked again; everything else leaves nothing behind.
    if (!(error instanceof ApiError)) vault.clear()
    const problem = problemOf(error)
    notices.notify({ kind: 'error', title: DEFAULT_ERROR, lines: [problem.message] })
    session.dispatch({ type: 'failed', problem })
  }

  async function finish(answerUrl: string): Promise<string> {
    try {
      const flow = await loadSignIn()
      const { tokens, returnTo } = await flow.exchangeCode(answerUrl)
      vault.save(tokens)
      await session.open()
      tabs.tell({ type: 'signed in' })
      return returnAddress(returnTo, page.origin)
    } catch (error) {
      await explain(error)
      throw error
    }
  }

  return {
    signIn,
    /** Completes the return from the provider, once however often it is asked; gives the address to go to. */
    completeSignIn: (answerUrl: string) => (pendingReturn ??= finish(answerUrl)),
  }
}
