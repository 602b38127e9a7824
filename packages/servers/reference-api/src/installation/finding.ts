/** The result of one check of an installation. */
export interface Finding {
  readonly about: string
  readonly found: string
  /** What to do about it; missing when there is nothing to do. */
  readonly mend?: string
}
