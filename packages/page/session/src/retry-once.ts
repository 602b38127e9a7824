/** What to do after an answer: specification, section 8. */
export type AfterFailure = 'give up' | 'retry' | 'refresh and retry'

/** Pure decision: 401 refreshes the token first, 429 and 5xx are tried once more, everything else is final. */
export function afterFailure(status: number): AfterFailure {
  if (status === 401) return 'refresh and retry'
  if (status === 429 || status >= 500) return 'retry'
  return 'give up'
}

const LONGEST_WAIT_MS = 5000
const USUAL_WAIT_MS = 300

/** How long to wait before the retry: what the server asks for, at most five seconds; in milliseconds. */
export function waitBeforeRetry(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  return retryAfter && Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, 0) * 1000, LONGEST_WAIT_MS)
    : USUAL_WAIT_MS
}
