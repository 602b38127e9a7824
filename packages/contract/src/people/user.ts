/** Words of the operators' domain, free of zod so that every screen may use them. */

/** INVITED: has no password yet. RESET_REQUIRED: must choose a new one. Both do so by the link of a mail. */
export const CREDENTIAL_STATES = ['INVITED', 'CONFIRMED', 'RESET_REQUIRED'] as const
export type CredentialState = (typeof CREDENTIAL_STATES)[number]

/** How long ago somebody signed in last, as an access review asks for it. */
export const LAST_SIGN_INS = ['NEVER', 'OVER_30_DAYS', 'OVER_90_DAYS'] as const
export type LastSignIn = (typeof LAST_SIGN_INS)[number]

export const USER_SORT_FIELDS = ['email', 'family_name', 'status', 'lastSignInAt', 'createdAt'] as const

/** How many roles one operator may have. */
export const MOST_ROLES = 20

/** How long the link of an invitation works. As long as Amazon Cognito's standard. */
export const INVITATION_DAYS = 7
