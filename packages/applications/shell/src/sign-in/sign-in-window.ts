import { routes } from '../routes.ts'

/** Where a sign-in on behalf of another tab ends; no screen has this address. */
export const FOR_ANOTHER_TAB = '/#signed-in-for-another-tab'

const AGAIN = 'again'
const EMAIL = 'email'

/** Whether this window signs in on behalf of another tab. */
export const isSignInWindow = (params: URLSearchParams): boolean => params.has(AGAIN)

/** Who is to sign in in this window. Behind the #, the address stays on the device. */
export const emailOfWindow = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(EMAIL) ?? undefined

/** Opens the sign-in in a separate window, so that this page keeps unsaved input. */
export function openSignInWindow(email: string): void {
  const address = `${routes.signIn.path}?${AGAIN}#${new URLSearchParams({ [EMAIL]: email })}`
  window.open(address, 'portal-sign-in', 'popup,width=520,height=760')
}
