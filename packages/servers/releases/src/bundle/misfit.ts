/** Why two bundles cannot be served together, in one sentence, and which bundles it is about. */
export interface Misfit {
  readonly sentence: string
  readonly bundles: readonly string[]
}
