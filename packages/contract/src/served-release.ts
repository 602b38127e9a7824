import type { Fallback, StyleSheetAddress } from './portal-config.ts'
import type { Standing } from './releases/standings.ts'

/** Where the host passes calls on to the service that releases (`releases/release-endpoints.ts`). */
export const RELEASE_SERVICE = '/releases/v1'

/** Where the host begins the trial whose id follows. */
export const OVERRIDE_LINK = '/releases/try/'

/** Server-sent events of the host: `ReleaseNews`, at once and whenever it serves something else. */
export const RELEASE_EVENTS = '/releases/events'

export interface ReleaseNews {
  readonly release: string
}

/** Where an open page asks what it would be made of now: `ServedRelease`. */
export const CURRENT_RELEASE = '/releases/current'

export interface ServedRelease {
  readonly release: string
  /** Number of the release; nothing where what was built beside the host is served. */
  readonly seq?: number | undefined
  /** Nothing where no releases are followed. */
  readonly standing?: Standing | undefined
  readonly importMap: {
    readonly imports: Readonly<Record<string, string>>
    readonly integrity: Readonly<Record<string, string>>
  }
  /** The tables of the applications, as the page carries them. */
  readonly apps: readonly object[]
  readonly sheets: Readonly<Record<string, StyleSheetAddress>>
  readonly fallbacks: Readonly<Record<string, Fallback>>
  /** Names and versions that nobody may run any longer, as `@portal/users 1.5.0`. */
  readonly pulled: readonly string[]
  /** As the page carries it, for these versions. */
  readonly visit: string
}

/** How an open page stands to what the host serves: something else is ready, or what it runs was taken back. */
export type ReleaseState = 'current' | 'newer' | 'withdrawn'
