import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, type Observable } from 'rxjs'
import { WARNINGS } from './notices.ts'
import { ProviderError } from './provider-error.ts'
import type { Renewal } from './renew-tokens.ts'
import { createRenewalTimer } from './renewal-timer.ts'
import { createAccessReader } from './session-access.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { createSessionCore } from './session-core.ts'
import { createSessionEnding } from './session-ending.ts'
import { endingOf, problemOf } from './session-problem.ts'
import { accessOf, isLocked, type SessionState } from './session-state.ts'
import { SignInError } from './sign-in-error.ts'
import { CALLBACK_PATH } from './sign-in-paths.ts'
import { createSignInTrip } from './sign-in-trip.ts'
import { subjectOf } from './subject-of.ts'

/** Less than this before its end, a session is not worth going on with. */
const ENDING_MS = 60_000

/** Sign-in state and its transitions: specification, sections 4, 5, 8 and 9. */
export function createSession(collaborators: SessionCollaborators) {
  const { auth, vault, provider, notices, memory, shared, tabs, page, renewTokens } = collaborators
  const core = createSessionCore()
  const endsAt = new BehaviorSubject<number | undefined>(undefined)
  const timer = createRenewalTimer(auth.refreshIntervalMs, vault.sessionEndsAt, () => void tick())
  const ending = createSessionEnding(collaborators, { core, stopTimer: timer.stop })
  const rereadAccess = createAccessReader({ ...collaborators, core })
  let tokenAtLastTick: string | undefined

  /** Renews the tokens; ends the session when the provider says no. */
  async function renew(staleToken: string | undefined): Promise<Renewal> {
    const renewal = await renewTokens(staleToken)
    if (renewal === 'expired') await ending.endWith('expired')
    if (renewal === 'absent') ending.leaveQuietly()
    endsAt.next(vault.sessionEndsAt())
    return renewal
  }

  /** Renews unless another tab or call has done so since the last tick: all tabs together ask once per interval. */
  async function tick(): Promise<void> {
    const renewal = await renew(tokenAtLastTick)
    tokenAtLastTick = vault.accessToken()
    if (renewal === 'failed') {
      const lines = ['The sign-in service cannot be reached. You stay signed in while your access lasts.']
      notices.notify({ kind: 'warning', title: WARNINGS.other, lines })
    }
    if (renewal === 'renewed') await rereadAccess()
  }

  async function readUser() {
    const token = vault.accessToken()
    return provider.userInfo(token ?? '').catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error
      if ((await renewTokens(token)) !== 'renewed') throw error
      return provider.userInfo(vault.accessToken() ?? '')
    })
  }

  /** Reads who it is and what may be done; the session is open when both are known. */
  async function open(): Promise<void> {
    const [user, access] = await Promise.all([readUser(), collaborators.readAccess()])
    if ((subjectOf(vault.idToken()) ?? user.sub) !== user.sub) throw new SignInError('Invalid ID Token')
    const before = core.current()
    if (before.status === 'authenticated' && before.user.sub !== user.sub) return ending.makeWay()
    core.dispatch({ type: 'opened', user, access })
    if (core.current().status !== 'authenticated') return
    memory.forgetReason()
    memory.forgetPlace()
    memory.forgetAttempts()
    shared.forgetEnding()
    tokenAtLastTick = vault.accessToken()
    endsAt.next(vault.sessionEndsAt())
    timer.start()
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

  /** Restores the session from the vault without a redirect, or says that nobody is signed in. */
  async function start(): Promise<void> {
    core.dispatch({ type: 'started' })
    if (page.pathname === CALLBACK_PATH) return
    await vault.reread()
    if (vault.accessToken() && vault.idToken()) return openOrExplain()
    if (!vault.refreshToken()) return ending.close(memory.reason())
    const renewal = await renewTokens(vault.accessToken())
    if (renewal === 'renewed') return openOrExplain()
    if (renewal === 'failed') return core.dispatch({ type: 'failed', problem: problemOf(undefined) })
    await vault.clear()
    ending.close(memory.reason())
  }

  /** Goes along with what other tabs have done: the same operator goes on, another one begins at home. */
  async function follow(): Promise<void> {
    await vault.reread()
    const state = core.current()
    const isSignedIn = vault.refreshToken() !== undefined || vault.accessToken() !== undefined
    if (state.status === 'unauthenticated' && isSignedIn) return start()
    if (state.status !== 'authenticated') return
    if (!isSignedIn) return ending.leaveQuietly()
    if ((subjectOf(vault.idToken()) ?? state.user.sub) !== state.user.sub) return ending.makeWay()
    if (core.isLocked()) await openOrExplain()
    endsAt.next(vault.sessionEndsAt())
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

  const trip = createSignInTrip(collaborators, { dispatch: core.dispatch, open, endWith: ending.endWith })
  const { state$ } = core
  return {
    session$: state$ as Observable<SessionState>,
    access$: state$.pipe(map(accessOf), distinctUntilChanged()),
    /** When the session itself ends, where the provider tells. */
    endsAt$: endsAt.pipe(distinctUntilChanged()),
    sessionEndsAt: () => endsAt.value,
    current: core.current,
    /** Where to go after signing in, when nothing else is wanted. */
    lastPlace: memory.place,
    isOver: core.isOver,
    isLocked: core.isLocked,
    start,
    signIn: trip.signIn,
    completeSignIn: trip.completeSignIn,
    signOut: ending.signOut,
    expire: ending.expire,
    renew,
    rereadAccess,
    /** Resolves when the screen is no longer locked. */
    unlocked: () => firstValueFrom(state$.pipe(filter((state) => !isLocked(state)))),
    /** Makes the session last longer; false when it ends all the same, so that only a new sign-in helps. */
    async stay(): Promise<boolean> {
      const renewal = await renew(vault.accessToken())
      if (renewal !== 'renewed') return false
      return (vault.sessionEndsAt() ?? Number.POSITIVE_INFINITY) > Date.now() + ENDING_MS
    },
    /** Sees what was missed while the tab slept, was hidden or had no connection. */
    async catchUp(): Promise<void> {
      await follow()
      timer.catchUp()
    },
  }
}

export type Session = ReturnType<typeof createSession>
