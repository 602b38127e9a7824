/** Words of customer care, free of zod so that every screen may use them. */

export const PROFILE_STATUSES = ['ACTIVE', 'SUSPENDED', 'LOCKED'] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

export const CARD_STATUSES = ['ACTIVE', 'SUSPENDED', 'CANCELLED'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** By what a consumer is found. */
export const IDENTITY_TYPES = ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER'] as const
export type IdentityType = (typeof IDENTITY_TYPES)[number]

/** What may be shown in full, one at a time, for a reason. */
export const REVEALABLE_FIELDS = [...IDENTITY_TYPES, 'NAME'] as const
export type RevealableField = (typeof REVEALABLE_FIELDS)[number]

/** How it was made sure that the requester is the consumer, or may speak for them. */
export const VERIFICATIONS = [
  'CALL_BACK',
  'ONE_TIME_CODE',
  'IDENTITY_DOCUMENT',
  'CARD_ISSUER',
  'WRITTEN_AUTHORITY',
] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Why the law lets a profile be erased. */
export const LEGAL_BASES = ['ERASURE_REQUEST', 'CONSENT_WITHDRAWN', 'OBJECTION', 'LEGAL_OBLIGATION'] as const
export type LegalBasis = (typeof LEGAL_BASES)[number]

/** For so long after a look-up its profiles may be worked on under its case. */
export const CASE_MINUTES = 30

/** For so long a look-up tells that the profile it would have found was deleted. */
export const DELETION_REMEMBERED_DAYS = 90

/** Of the caller's own deletions, the newest. */
export const OWN_DELETIONS = 50
