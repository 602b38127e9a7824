/** The result of one check. If it failed, it says what to do. */
export interface Finding {
  readonly about: string
  readonly isFine: boolean
  readonly says: string
}
