/** The two pages for visitors who are not signed in (specification, section 2). */
export const SIGN_IN_PATH = '/sign-in'
export const CALLBACK_PATH = '/callback'
