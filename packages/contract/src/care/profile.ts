/** Vocabulary of customer care, without zod so that every screen can use it. */

export const PROFILE_STATUSES = ['ACTIVE', 'SUSPENDED', 'LOCKED'] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

export const CARD_STATUSES = ['ACTIVE', 'SUSPENDED', 'CANCELLED'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** The kinds of identities to look up. */
export const IDENTITY_TYPES = ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER'] as const
export type IdentityType = (typeof IDENTITY_TYPES)[number]

/** What can be revealed, one value at a time and with a reason. */
export const REVEALABLE_FIELDS = [...IDENTITY_TYPES, 'NAME'] as const
export type RevealableField = (typeof REVEALABLE_FIELDS)[number]

/** How it was verified that the requester is the consumer or their representative. */
export const VERIFICATIONS = [
  'CALL_BACK',
  'ONE_TIME_CODE',
  'IDENTITY_DOCUMENT',
  'CARD_ISSUER',
  'WRITTEN_AUTHORITY',
] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** The legal basis for erasing a profile. */
export const LEGAL_BASES = ['ERASURE_REQUEST', 'CONSENT_WITHDRAWN', 'OBJECTION', 'LEGAL_OBLIGATION'] as const
export type LegalBasis = (typeof LEGAL_BASES)[number]

/** How long after a lookup its profiles can be worked on for the case. */
export const CASE_MINUTES = 30

/** How long a lookup reports a deleted profile. */
export const DELETION_REMEMBERED_DAYS = 90

/** The newest of the caller's own deletions. */
export const OWN_DELETIONS = 50
