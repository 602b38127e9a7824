/** The shared session module: sign-in, permissions, calls and notices for every application in the page. */
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'
import { type FirstAnswers, keepFirstAnswers } from './first-answers.ts'
import { useObservable } from './hooks/use-observable.ts'
import { createPortalSession } from './portal-session.ts'
import type { SessionState } from './session-state.ts'

/** The session has decided to leave: no form may ask again. */
function leaveFor(url: string | URL): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.assign(url)
}

const portal = createPortalSession(readPageData<PortalConfig>(PAGE_DATA.config, document), {
  document,
  navigator,
  // A getter, because access throws where storage is blocked.
  get sessionStorage() {
    return window.sessionStorage
  },
  get localStorage() {
    return window.localStorage
  },
  location: {
    origin: location.origin,
    get pathname() {
      return location.pathname
    },
    get search() {
      return location.search
    },
    assign: leaveFor,
  },
})

// A tab that was asleep, hidden or offline catches up.
const seeWhatWasMissed = () => void portal.session.catchUp()
window.addEventListener('online', seeWhatWasMissed)
window.addEventListener('pageshow', seeWhatWasMissed)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') seeWhatWasMissed()
})

/** How soon an operator whose account or permissions changed learns it while they only type. */
const ACCESS_CHECK_MS = 10_000
setInterval(() => {
  if (document.visibilityState === 'visible') void portal.session.rereadAccess()
}, ACCESS_CHECK_MS)

// Returning with the browser's Back button to a page that was left for good starts over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && portal.session.current().status === 'leaving') void portal.session.start()
})

/** The host's settings for this portal: account, environment, product title. */
export const config = portal.config

/**
 * Restores the session, or reports that nobody is signed in. Reuses responses that the page already
 * requested.
 */
export function start(answers?: FirstAnswers): Promise<void> {
  if (answers) keepFirstAnswers(answers)
  return portal.session.start()
}

export const { session$, access$, signIn, completeSignIn, signOut, lastPlace, stay, catchUp } = portal.session
export const { call, can, holdsWork, lockWhile, queryClient, queryFor, invalidateAfter } = portal
export const { notices$, notify } = portal.notices

/** The current session, for code outside React. */
export const currentSession = portal.session.current

/** The session; rerenders on changes. */
export const useSession = (): SessionState => useObservable(portal.session.session$, portal.session.current)

/** When the session ends; rerenders on changes. `undefined` when the provider does not say. */
export const useSessionEnd = (): number | undefined =>
  useObservable(portal.session.endsAt$, portal.session.sessionEndsAt)

/** Whether an operator is waiting for an overdue API response, for code outside React. */
export const areCallsSlow = portal.slowCalls.isSlow

/** Same, for components; rerenders on changes. */
export const useSlowCalls = (): boolean => useObservable(portal.slowCalls.isSlow$, areCallsSlow)

/** Whether the operator may call an operation; rerenders on changes. */
export function useCan(endpoint: Endpoint, params?: Readonly<Record<string, string>>): boolean {
  useSession()
  return can(endpoint, params)
}

export { ApiError } from './api-error.ts'
export type { CallOptions } from './http-client.ts'
export type { Notice } from './notices.ts'
export { DEFAULT_ERROR } from './notices.ts'
export { returnAddress } from './return-address.ts'
export type { SessionLock, SessionProblem, SessionState, SignedOutReason, User } from './session-state.ts'
export { accessOf } from './session-state.ts'
