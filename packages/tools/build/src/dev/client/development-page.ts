/// <reference lib="dom" />
import type * as RefreshRuntime from 'react-refresh/runtime'

/** The report of a build to open pages. */
export interface BuildNews {
  /** Name of the package. */
  readonly bundle: string
  readonly hash: string
  readonly errors: readonly string[]
  /** Whether routes, slots or critical styles changed: these are in the page itself. */
  readonly hasNewTables: boolean
}

/** State that a development page has once, for all its bundles. */
export interface DevelopmentPage {
  readonly refreshRuntime: typeof RefreshRuntime
  /** Calls back with the hash of each successful build of a bundle. */
  onBuilt(bundle: string, listener: (hash: string) => void): void
  /** Shows a problem over the page until its source is fixed. */
  showProblem(source: string, text: string): void
  clearProblem(source: string): void
}

declare global {
  var developmentPage: DevelopmentPage
}

/** Where the host forwards build events. */
export const NEWS_PATH = '/development/news'
