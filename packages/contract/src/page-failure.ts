/** Where the page tells its host that a part of it could not be shown. */
export const PAGE_FAILURES = '/page-failures'

/** Which part it was; nothing of whom it happened to, or why. */
export interface PageFailure {
  readonly bundle: string
  readonly version: string
}
