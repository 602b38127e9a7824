import { CALLBACK_PATH, SIGN_IN_PATH } from './sign-in-paths.ts'

/** A path of this portal to open after sign-in; anything else becomes home. */
export function returnAddress(wanted: string, origin: string): string {
  if (!wanted.startsWith('/')) return '/'
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (!url || url.origin !== origin) return '/'
  // The parser turns "/.//host" into "//host", an address of another origin.
  const leavesPortal = url.pathname.startsWith('//')
  const isSignIn = [SIGN_IN_PATH, CALLBACK_PATH].includes(url.pathname)
  return leavesPortal || isSignIn ? '/' : `${url.pathname}${url.search}${url.hash}`
}
