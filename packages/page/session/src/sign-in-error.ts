/**
 * A sign-in that cannot be completed. The message is the specification's detail (section 8) or our own
 * sentence.
 */
export class SignInError extends Error {
  override readonly name = 'SignInError'
}

/** Detail from the specification's section 8. */
export const INVALID_ID_TOKEN = 'Invalid ID Token'

export const NO_KEYS = 'The sign-in service does not provide its keys. Contact your administrator.'

export const NOT_RENEWED = 'The sign-in service did not renew your session.'

export const STORAGE_BLOCKED =
  'This browser does not let the portal keep data. Allow cookies and site data for this site, then try again.'
