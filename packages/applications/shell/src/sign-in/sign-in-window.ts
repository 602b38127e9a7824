import { routes } from '../routes.ts'

/** Where a sign-in leads that another tab waits for; no screen shows it. */
export const FOR_ANOTHER_TAB = '/#signed-in-for-another-tab'

const AGAIN = 'again'

/** Whether this is the window in which somebody signs in for the sake of another tab. */
export const isSignInWindow = (params: URLSearchParams): boolean => params.has(AGAIN)

/** Opens the sign-in in a window of its own, so that this page keeps what was typed. */
export function openSignInWindow(): void {
  window.open(`${routes.signIn.path}?${AGAIN}`, 'portal-sign-in', 'popup,width=520,height=760')
}
