/** One result of a check. `noted` is information, not a failure. */
export interface CheckResult {
  readonly check: string
  readonly status: 'passed' | 'failed' | 'noted'
  readonly says: string
}
