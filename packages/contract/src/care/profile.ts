/** Words of customer care, free of zod so that every screen may use them. */

export const PROFILE_STATUSES = ['ACTIVE', 'SUSPENDED', 'LOCKED'] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

export const CARD_STATUSES = ['ACTIVE', 'SUSPENDED', 'CANCELLED'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]
