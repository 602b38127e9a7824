/** One sentence on why bundles cannot be served together, and the bundles concerned. */
export interface Misfit {
  readonly sentence: string
  readonly bundles: readonly string[]
}
