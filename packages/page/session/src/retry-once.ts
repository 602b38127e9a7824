/** What to do after a response: specification, section 8. */
export type AfterFailure = 'give up' | 'retry' | 'refresh and retry'

/** Pure decision: 401 refreshes the token first, 429 and 5xx are retried once, everything else is final. */
export function afterFailure(status: number): AfterFailure {
  if (status === 401) return 'refresh and retry'
  if (status === 429 || status >= 500) return 'retry'
  return 'give up'
}

const MAX_WAIT_MS = 5000
const USUAL_WAIT_MS = 300

/** Milliseconds to wait before the retry: as the server requests, at most five seconds. */
export function waitBeforeRetry(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  return retryAfter && Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, 0) * 1000, MAX_WAIT_MS)
    : USUAL_WAIT_MS
}
