import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'
import { WARNINGS } from './notices.ts'
import { ProviderError } from './provider-error.ts'
import type { Renewal } from './renew-tokens.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { endingOf, problemOf } from './session-problem.ts'
import {
  accessOf,
  nextState,
  type SessionEvent,
  type SessionState,
  type SignedOutReason,
} from './session-state.ts'
import { CALLBACK_PATH, SIGN_IN_PATH } from './sign-in-paths.ts'
import { createSignInTrip } from './sign-in-trip.ts'

/** Sign-in state and its transitions: specification, sections 4, 5, 8 and 9. */
export function createSession(collaborators: SessionCollaborators) {
  const { auth, vault, provider, notices, memory, tabs, page, renewTokens } = collaborators
  const state = new BehaviorSubject<SessionState>({ status: 'initialising' })
  const dispatch = (event: SessionEvent) => {
    const next = nextState(state.value, event)
    if (next !== state.value) state.next(next)
  }
  let timer: ReturnType<typeof setInterval> | undefined
  let tokenAtLastTick: string | undefined
  let pendingAccess: Promise<void> | undefined

  const isOver = () => state.value.status === 'unauthenticated' || state.value.status === 'leaving'

  function close(reason: SignedOutReason, event: SessionEvent = { type: 'closed', reason }) {
    clearInterval(timer)
    timer = undefined
    vault.clear()
    memory.rememberReason(reason)
    // Screens leave first: one that still looks at data would ask for it again.
    dispatch(event)
    collaborators.forgetData()
  }

  /** Clears everything, revokes the refresh token and goes to the provider's logout (specification, section 4). */
  async function signOut(reason: SignedOutReason = 'signed-out'): Promise<void> {
    if (isOver()) return
    const refreshToken = vault.refreshToken()
    // Signing in again must wait: the way over the logout would overtake it.
    close(reason, { type: 'left' })
    tabs.tell({ type: 'signed out', reason })
    if (refreshToken) await provider.revoke(refreshToken)
    page.assign(provider.logoutUrl(`${page.origin}${SIGN_IN_PATH}`))
  }

  async function endWith(reason: 'expired' | 'disabled'): Promise<void> {
    if (isOver()) return
    notices.notify({ kind: 'warning', title: WARNINGS[reason] })
    await signOut(reason)
  }

  /** Renews the tokens; ends the session when the provider says no. */
  async function renew(staleToken: string | undefined): Promise<Renewal> {
    const renewal = await renewTokens(staleToken)
    if (renewal === 'expired') await endWith('expired')
    return renewal
  }

  /** Reads anew what may be done; who asks while that is under way waits for the same answer. */
  function rereadAccess(): Promise<void> {
    if (state.value.status !== 'authenticated') return Promise.resolve()
    pendingAccess ??= collaborators
      .readAccess()
      .then(
        (access) => dispatch({ type: 'access read', access }),
        () => undefined,
      )
      .finally(() => {
        pendingAccess = undefined
      })
    return pendingAccess
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
    dispatch({ type: 'opened', user, access })
    if (state.value.status !== 'authenticated') return
    memory.forgetReason()
    memory.forgetAttempts()
    tokenAtLastTick = vault.accessToken()
    timer ??= setInterval(() => void tick(), auth.refreshIntervalMs)
  }

  async function openOrExplain(): Promise<void> {
    try {
      await open()
    } catch (error) {
      const ending = endingOf(error)
      if (ending) await endWith(ending)
      else dispatch({ type: 'failed', problem: problemOf(error) })
    }
  }

  /** Restores the session from the vault without a redirect, or says that nobody is signed in. */
  async function start(): Promise<void> {
    dispatch({ type: 'started' })
    if (page.pathname === CALLBACK_PATH) return
    if (vault.accessToken() && vault.idToken()) return openOrExplain()
    if (!vault.refreshToken()) return dispatch({ type: 'closed', reason: memory.reason() })
    const renewal = await renewTokens(vault.accessToken())
    if (renewal === 'renewed') return openOrExplain()
    if (renewal === 'failed') return dispatch({ type: 'failed', problem: problemOf(undefined) })
    close(memory.reason())
  }

  const trip = createSignInTrip(collaborators, { dispatch, open, endWith })

  tabs.listen((message) => {
    if (message.type === 'signed in' && state.value.status === 'unauthenticated') void start()
    if (message.type === 'signed out' && !isOver()) close(message.reason)
  })

  const state$: Observable<SessionState> = state.asObservable()
  return {
    session$: state$,
    access$: state$.pipe(map(accessOf), distinctUntilChanged()),
    current: () => state.value,
    /** Whether the operator has signed out or was turned away. */
    isOver,
    start,
    signIn: trip.signIn,
    completeSignIn: trip.completeSignIn,
    signOut,
    renew,
    rereadAccess,
  }
}

export type Session = ReturnType<typeof createSession>
