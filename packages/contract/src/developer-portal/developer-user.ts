/** Vocabulary of the developer portal, without zod so that every screen can use it. */

export const DEVELOPER_STATUSES = ['PENDING', 'ENABLED', 'REJECTED'] as const
export type DeveloperStatus = (typeof DEVELOPER_STATUSES)[number]

export const DEVELOPER_USER_SORT_FIELDS = ['requestedAt', 'companyName', 'status'] as const

/** How many users a request can enable or reject. */
export const MAX_DECISIONS = 100
