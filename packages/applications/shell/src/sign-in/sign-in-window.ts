import { routes } from '../routes.ts'

/** Where a sign-in on behalf of another tab ends; no screen has this address. */
export const FOR_ANOTHER_TAB = '/#signed-in-for-another-tab'

const AGAIN = 'again'

/** Whether this window signs in on behalf of another tab. */
export const isSignInWindow = (params: URLSearchParams): boolean => params.has(AGAIN)

/** Opens the sign-in in a separate window, so that this page keeps unsaved input. */
export function openSignInWindow(): void {
  window.open(`${routes.signIn.path}?${AGAIN}`, 'portal-sign-in', 'popup,width=520,height=760')
}
