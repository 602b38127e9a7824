import { clockProblem } from './clock-skew.ts'
import { DEFAULT_ERROR, WARNINGS } from './notices.ts'
import { ProviderError } from './provider-error.ts'
import { returnAddress } from './return-address.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { endingOf, problemOf } from './session-problem.ts'
import type { EndingReason, SessionEvent, SessionProblem } from './session-state.ts'
import { SignInError } from './sign-in-error.ts'
import type { SignInAnswer } from './sign-in-flow.ts'

/** What the trip needs of its session. */
interface Session {
  dispatch(event: SessionEvent): void
  open(): Promise<void>
  endWith(reason: EndingReason): Promise<void>
}

/** The code or its state was used before: by the Back button, or a reload. */
const isUsedUp = (error: unknown) =>
  (error instanceof SignInError && error.message === 'Invalid state') ||
  (error instanceof ProviderError && error.code === 'invalid_grant')

/** The redirect to the provider and back: specification, sections 4 and 8. */
export function createSignInTrip(collaborators: SessionCollaborators, session: Session) {
  const { vault, notices, tabs, page, loadSignIn } = collaborators
  let pendingReturn: Promise<string> | undefined
  let answer: Promise<SignInAnswer> | undefined
  let hasTokens = false

  /** Redirects to the provider, or returns the problem. */
  async function signIn(
    returnTo = '/',
    options: { readonly again?: boolean } = {},
  ): Promise<SessionProblem | undefined> {
    try {
      const { goToProvider } = await import('./sign-in-flow.ts')
      await goToProvider(collaborators, returnTo, options)
      return undefined
    } catch (error) {
      const problem = problemOf(error)
      session.dispatch({ type: 'failed', problem })
      return problem
    }
  }

  /** A wrong clock makes an ID token look invalid; the operator can correct the clock. */
  async function problemWithClock(error: unknown): Promise<SessionProblem> {
    const problem = problemOf(error)
    if (!(error instanceof SignInError)) return problem
    const clock = clockProblem(await collaborators.clockSkew())
    return clock ? { message: `${problem.message}. ${clock}` } : problem
  }

  async function explain(error: unknown): Promise<void> {
    const ending = endingOf(error)
    if (ending) return session.endWith(ending)
    const problem = await problemWithClock(error)
    // Without a response, the next try resumes where this one stopped; any other failure clears everything.
    if (hasTokens && !problem.mayRetry) await vault.clear()
    if (!problem.mayRetry)
      notices.notify({
        kind: 'error',
        title: DEFAULT_ERROR,
        lines: [problem.message, ...(problem.lines ?? [])],
      })
    session.dispatch({ type: 'failed', problem })
  }

  /** Takes each step once: after a failure, the next try resumes where this one stopped. */
  async function takeSteps(answerUrl: string): Promise<string> {
    const flow = await loadSignIn()
    answer ??= flow.readAnswer(answerUrl)
    const given = await answer
    if (!hasTokens) {
      vault.save(await flow.exchange(given))
      hasTokens = true
    }
    await session.open()
    tabs.tell({ type: 'signed in' })
    return returnAddress(given.returnTo, page.origin)
  }

  async function takeStepsOrGoOn(answerUrl: string): Promise<string> {
    await vault.reread()
    const wasSignedIn = vault.accessToken() !== undefined && vault.idToken() !== undefined
    try {
      return await takeSteps(answerUrl)
    } catch (error) {
      if (hasTokens || !wasSignedIn || !isUsedUp(error)) throw error
      await session.open()
      return '/'
    }
  }

  async function finish(answerUrl: string): Promise<string> {
    session.dispatch({ type: 'started' })
    try {
      const returnTo = await takeStepsOrGoOn(answerUrl)
      void collaborators.clockSkew().then(warnOfClock)
      return returnTo
    } catch (error) {
      pendingReturn = undefined
      await explain(error)
      throw error
    }
  }

  function warnOfClock(skewMs: number): void {
    const problem = clockProblem(skewMs)
    if (problem) notices.notify({ kind: 'warning', title: WARNINGS.clock, lines: [problem] })
  }

  return {
    signIn,
    /**
     * Completes the return from the provider, once however often it is called, and returns the address to go
     * to. May be called again after a failure.
     */
    completeSignIn: (answerUrl: string) => (pendingReturn ??= finish(answerUrl)),
  }
}
