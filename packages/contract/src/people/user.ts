/** Vocabulary of operators, without zod so that every screen can use it. */

/** INVITED: has no password yet. RESET_REQUIRED: must choose a new one. Both use the link in an email. */
export const CREDENTIAL_STATES = ['INVITED', 'CONFIRMED', 'RESET_REQUIRED'] as const
export type CredentialState = (typeof CREDENTIAL_STATES)[number]

/** Time since the last sign-in, for access reviews. */
export const LAST_SIGN_INS = ['NEVER', 'OVER_30_DAYS', 'OVER_90_DAYS'] as const
export type LastSignIn = (typeof LAST_SIGN_INS)[number]

export const USER_SORT_FIELDS = ['email', 'family_name', 'status', 'lastSignInAt', 'createdAt'] as const

/** Maximum number of roles per operator. */
export const MAX_ROLES = 20

/** How long an invitation link is valid: the default of Amazon Cognito. */
export const INVITATION_DAYS = 7
