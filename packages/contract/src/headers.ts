/** Version of the product API, sent as a parameter of the media type (specification, section 7). */
export const API_VERSION = '4'

export const MEDIA_TYPE = `application/json;version=${API_VERSION}`

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
export const IDEMPOTENCY_REPLAYED = 'Idempotency-Replayed'
export const CHANGE_REASON = 'Change-Reason'
export const CORRELATION_ID = 'X-Correlation-Id'
/** Proves that the request for the session comes from the portal's own page; other sites cannot send it. */
export const PORTAL_SESSION = 'X-Portal-Session'

/** Calls other than GET and PUT carry an idempotency key (specification, section 7). */
export const needsIdempotencyKey = (method: string): boolean => method !== 'GET' && method !== 'PUT'

/** `revision` as an entity tag: `"r3"`. */
export const entityTag = (revision: number): string => `"r${revision}"`
