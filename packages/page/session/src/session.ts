import { distinctUntilChanged, filter, firstValueFrom, map } from 'rxjs'
import type { Renewal } from './renew-tokens.ts'
import { createAccessReader } from './session-access.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { createSessionCore } from './session-core.ts'
import { createSessionEnding } from './session-ending.ts'
import { followOtherTabs } from './session-following.ts'
import { createSessionOpening } from './session-opening.ts'
import { problemOf } from './session-problem.ts'
import { createSessionRenewal } from './session-renewal.ts'
import { accessOf, isLocked, type SessionProblem } from './session-state.ts'
import { INVALID_ID_TOKEN, NOT_RENEWED } from './sign-in-error.ts'
import { CALLBACK_PATH } from './sign-in-paths.ts'
import { createSignInTrip } from './sign-in-trip.ts'

/** Problems shown when a session with something to renew cannot be restored. */
const PROBLEMS: { readonly [Outcome in Renewal]?: SessionProblem } = {
  failed: problemOf(undefined),
  refused: { message: NOT_RENEWED },
  invalid: { message: INVALID_ID_TOKEN },
}

/** Sign-in state and its transitions: specification, sections 4, 5, 8 and 9. */
export function createSession(collaborators: SessionCollaborators) {
  const { vault, memory, page, renewTokens } = collaborators
  const core = createSessionCore()
  const ending = createSessionEnding(collaborators, { core, stopTimer: () => renewal.stop() })
  const rereadAccess = createAccessReader({ ...collaborators, core })
  const renewal = createSessionRenewal(collaborators, { ending, rereadAccess })
  const { open, openOrExplain } = createSessionOpening(collaborators, {
    core,
    ending,
    startRenewal: renewal.start,
  })

  /** Restores the session from the vault without a redirect, or reports that nobody is signed in. */
  async function start(): Promise<void> {
    core.dispatch({ type: 'started' })
    if (page.pathname === CALLBACK_PATH) return
    await vault.reread()
    if (vault.accessToken() && vault.idToken()) return openOrExplain()
    if (!vault.refreshToken()) return ending.close(memory.reason())
    const renewed = await renewTokens(vault.accessToken())
    if (renewed === 'renewed') return openOrExplain()
    if (renewed === 'expired') return ending.endWith('expired')
    if (renewed !== 'failed') await vault.clear()
    const problem = PROBLEMS[renewed]
    if (problem) core.dispatch({ type: 'failed', problem })
    else ending.close(memory.reason())
  }

  const follow = followOtherTabs(collaborators, {
    core,
    ending,
    start,
    openOrExplain,
    rereadEnd: renewal.rereadEnd,
  })
  const trip = createSignInTrip(collaborators, { dispatch: core.dispatch, open, endWith: ending.endWith })
  const { state$ } = core
  return {
    session$: state$,
    access$: state$.pipe(map(accessOf), distinctUntilChanged()),
    endsAt$: renewal.endsAt$,
    sessionEndsAt: renewal.endsAt,
    current: core.current,
    /** Where to go after sign-in by default. */
    lastPlace: memory.place,
    isOver: core.isOver,
    isLocked: core.isLocked,
    start,
    signIn: trip.signIn,
    completeSignIn: trip.completeSignIn,
    signOut: ending.signOut,
    expire: ending.expire,
    endWith: ending.endWith,
    renew: renewal.renewAfterRejection,
    rereadAccess,
    stay: renewal.stay,
    /** Resolves when the screen is unlocked. */
    unlocked: () => firstValueFrom(state$.pipe(filter((state) => !isLocked(state)))),
    /** Catches up after the tab slept, was hidden or offline. */
    async catchUp(): Promise<void> {
      await follow()
      renewal.catchUp()
    },
  }
}

export type Session = ReturnType<typeof createSession>
