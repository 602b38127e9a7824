/// <reference lib="dom" />
import type * as RefreshRuntime from 'react-refresh/runtime'

/** What a build reports to open pages. */
export interface BuildNews {
  /** Name of the package. */
  readonly bundle: string
  readonly hash: string
  readonly errors: readonly string[]
  /** Whether routes, slots or the first styles are others than before: they are in the page itself. */
  readonly hasNewTables: boolean
}

/** The part of development that a page has once, for all its bundles. */
export interface DevelopmentPage {
  readonly refreshRuntime: typeof RefreshRuntime
  /** Calls back with the hash of each build of a bundle that went well. */
  onBuilt(bundle: string, listener: (hash: string) => void): void
  /** Shows a problem over the page until the same source has none any more. */
  showProblem(source: string, text: string): void
  clearProblem(source: string): void
}

declare global {
  var developmentPage: DevelopmentPage
}

/** Where the host passes on what the builds report. */
export const NEWS_PATH = '/development/news'
