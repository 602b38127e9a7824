import type { SignInOptions } from './authorization-request.ts'
import { clockProblem } from './clock-skew.ts'
import { DEFAULT_ERROR, WARNINGS } from './notices.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { endingOf, problemOf } from './session-problem.ts'
import type { EndingReason, SessionEvent, SessionProblem } from './session-state.ts'
import { SignInError } from './sign-in-error.ts'
import type { SignInSteps } from './sign-in-steps.ts'

/** What the trip needs of its session. */
interface Session {
  dispatch(event: SessionEvent): void
  open(): Promise<void>
  endWith(reason: EndingReason): Promise<void>
}

/** The redirect to the provider and back: specification, sections 4 and 8. */
export function createSignInTrip(collaborators: SessionCollaborators, session: Session) {
  const { vault, notices } = collaborators
  let steps: SignInSteps | undefined
  let pendingReturn: Promise<string> | undefined

  /** Redirects to the provider, or returns the problem. */
  async function signIn(returnTo = '/', options: SignInOptions = {}): Promise<SessionProblem | undefined> {
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
    if (steps?.hasTokens() && !problem.mayRetry) await vault.clear()
    if (!problem.mayRetry)
      notices.notify({
        kind: 'error',
        title: DEFAULT_ERROR,
        lines: [problem.message, ...(problem.lines ?? [])],
      })
    session.dispatch({ type: 'failed', problem })
  }

  async function takeSteps(answerUrl: string): Promise<string> {
    const { createSignInSteps } = await import('./sign-in-flow.ts')
    steps ??= createSignInSteps(collaborators, session.open)
    return steps.take(answerUrl)
  }

  async function finish(answerUrl: string): Promise<string> {
    session.dispatch({ type: 'started' })
    try {
      const returnTo = await takeSteps(answerUrl)
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
