/** Words of the developer portal's domain, free of zod so that every screen may use them. */

export const DEVELOPER_STATUSES = ['PENDING', 'ENABLED', 'REJECTED'] as const
export type DeveloperStatus = (typeof DEVELOPER_STATUSES)[number]

export const DEVELOPER_USER_SORT_FIELDS = ['requestedAt', 'companyName', 'status'] as const

/** How many users one call may enable or reject. */
export const MOST_DECISIONS = 100
