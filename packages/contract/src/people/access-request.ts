/** Vocabulary of requests for access, without zod so that every screen can use it. */

export const ACCESS_REQUEST_STATUSES = ['OPEN', 'GIVEN', 'DECLINED', 'WITHDRAWN'] as const
export type AccessRequestStatus = (typeof ACCESS_REQUEST_STATUSES)[number]

/** Maximum number of open requests per operator. */
export const MAX_OPEN_REQUESTS = 5

/** How many requests a list contains. */
export const MAX_LISTED_REQUESTS = 100

/** What somebody requests, in words. */
export const requestedAccess = ({ role }: { readonly role: { readonly label: string } | null }): string =>
  role?.label ?? 'Access as described'
