/** What a look at one part of a place has found. Where it is not as it must be, it says what to do. */
export interface Finding {
  readonly about: string
  readonly isFine: boolean
  readonly says: string
}
