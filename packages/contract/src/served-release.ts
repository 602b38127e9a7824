import type { Fallback, StyleSheetAddress } from './portal-config.ts'
import type { ServedStatus } from './releases/host-status.ts'

/** Where people look at releases. Only portals with a release service have a link to it. */
export const RELEASE_CONSOLE = '/releases'

/** Where the host forwards calls to the release service (`releases/release-endpoints.ts`). */
export const RELEASE_SERVICE = '/releases/v1'

/** Where the host serves the packages that applications are built with, to npm and other package managers. */
export const PACKAGE_REGISTRY = '/packages'

/** Where the host starts the override with the ID that follows. */
export const OVERRIDE_LINK = '/releases/try/'

/** Where people create an override; its query can name people (`person`), `bundle version` pairs (`version`) and `hours`. */
export const OVERRIDE_REQUEST = '/releases/overrides/create'

/** Server-sent events of the host: `ReleaseNews`, initially and whenever it serves something else. */
export const RELEASE_EVENTS = '/releases/events'

export interface ReleaseNews {
  readonly release: string
}

/** Where an open page asks for the current release: `ServedRelease`. */
export const CURRENT_RELEASE = '/releases/current'

export interface ServedRelease {
  readonly release: string
  /** Number of the release; absent if the host serves its local build. */
  readonly seq?: number | undefined
  /** Absent if no releases are followed. */
  readonly status?: ServedStatus | undefined
  readonly importMap: {
    readonly imports: Readonly<Record<string, string>>
    readonly integrity: Readonly<Record<string, string>>
  }
  /** The applications' tables, as in the page's data. */
  readonly apps: readonly object[]
  readonly sheets: Readonly<Record<string, StyleSheetAddress>>
  readonly fallbacks: Readonly<Record<string, Fallback>>
  /** Names and versions that must not run, as `@portal/users 1.5.0`. */
  readonly pulled: readonly string[]
  /** From the page's data, for these versions. */
  readonly visit: string
}

/** Where the product API asks which permissions the applications declare: `DeclaredPermissions`. */
export const DECLARED_PERMISSIONS = '/releases/permissions'

export interface DeclaredPermissions {
  readonly release: string
  /** Each once, with the name of the bundle that declares it. */
  readonly permissions: readonly {
    readonly app: string
    readonly group: string
    readonly resource: string
    readonly description: string
  }[]
}

/** How an open page compares with what the host serves: an update is ready, or its version was pulled. */
export type ReleaseState = 'current' | 'newer' | 'pulled'
