import { type AccessSet, NO_ACCESS } from '@portal/contract/access-set.ts'

/** The signed-in operator, from the user-info call (specification, section 3). */
export interface User {
  readonly sub: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
}

/** Why nobody is signed in; determines the text of the sign-in page. */
export const SIGNED_OUT_REASONS = ['never', 'signed-out', 'expired', 'failed', 'disabled'] as const
export type SignedOutReason = (typeof SIGNED_OUT_REASONS)[number]

/**
 * Why a session ended without a sign-out: the provider no longer renews it, a rejected call stayed rejected,
 * or the user is disabled.
 */
export type EndingReason = Extract<SignedOutReason, 'expired' | 'failed' | 'disabled'>

/** What stopped the session from starting, in a form that can be shown below "Something went wrong". */
export interface SessionProblem {
  readonly message: string
  readonly lines?: readonly string[]
  readonly requestId?: string | undefined
  /** The same step may succeed when retried. */
  readonly mayRetry?: true
}

/** An ending that nobody asked for, so that unsaved work stays. */
export type LockReason = Extract<SignedOutReason, 'expired' | 'failed'>

/** Why the screen is locked, and what stopped the return so far. */
export interface SessionLock {
  readonly reason: LockReason
  readonly problem?: SessionProblem
}

export type SessionState =
  | { readonly status: 'initialising' }
  | {
      readonly status: 'authenticated'
      readonly user: User
      readonly access: AccessSet
      /** Set when the session is over but the screen stays, with its input, until the operator returns. */
      readonly lock?: SessionLock
    }
  /** Signed out here; the browser is being redirected to the provider's logout. */
  | { readonly status: 'leaving' }
  | { readonly status: 'unauthenticated'; readonly reason: SignedOutReason }
  | { readonly status: 'failed'; readonly problem: SessionProblem }

export type SessionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'opened'; readonly user: User; readonly access: AccessSet }
  | { readonly type: 'access read'; readonly access: AccessSet }
  | { readonly type: 'locked'; readonly reason: LockReason }
  | { readonly type: 'left' }
  | { readonly type: 'closed'; readonly reason: SignedOutReason }
  | { readonly type: 'failed'; readonly problem: SessionProblem }

type Authenticated = Extract<SessionState, { status: 'authenticated' }>

/** Whether the session is over while the screen stays. */
export const isLocked = (state: SessionState): state is Authenticated & { readonly lock: SessionLock } =>
  state.status === 'authenticated' && state.lock !== undefined

/**
 * The transitions of the specification's section 4. Events that do not apply to a state leave it unchanged.
 */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'started':
      return state.status === 'authenticated' ? state : { status: 'initialising' }
    case 'opened':
      // A session closed while it was opening stays closed.
      return state.status === 'initialising' || isLocked(state)
        ? { status: 'authenticated', user: event.user, access: event.access }
        : state
    case 'locked':
      return state.status === 'authenticated' ? { ...state, lock: { reason: event.reason } } : state
    case 'access read':
      return state.status === 'authenticated' ? { ...state, access: event.access } : state
    case 'left':
      return { status: 'leaving' }
    case 'closed':
      return state.status === 'leaving' ? state : { status: 'unauthenticated', reason: event.reason }
    case 'failed':
      if (isLocked(state)) return { ...state, lock: { ...state.lock, problem: event.problem } }
      return state.status === 'authenticated' || state.status === 'leaving'
        ? state
        : { status: 'failed', problem: event.problem }
  }
}

export const accessOf = (state: SessionState): AccessSet =>
  state.status === 'authenticated' ? state.access : NO_ACCESS
