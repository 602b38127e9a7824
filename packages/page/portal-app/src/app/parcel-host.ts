import type { Takeover } from '@portal/contract/portal-config.ts'
import type { ReleaseState } from '@portal/contract/served-release.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { type ComponentProps, createContext, use } from 'react'
import type { ReactAppOrParcel } from 'single-spa-react'
import type Parcel from 'single-spa-react/parcel'

/** What other applications use of a bundle from the import map. */
interface ParcelBundle {
  readonly slots?: Readonly<Record<string, ReactAppOrParcel<object>>>
  readonly records?: Readonly<Record<string, () => Promise<RecordFinder>>>
}

/** What the page passes to every application, so that it can show parts of other applications. */
export interface ParcelHost {
  /** single-spa's own function; the code that mounts a parcel also unmounts it. */
  readonly mountParcel: NonNullable<ComponentProps<typeof Parcel>['mountParcel']>
  /** Loads a bundle with the same timeout and retry as applications. */
  loadBundle(app: string): Promise<ParcelBundle>
  /** Name and version of a bundle, for display. */
  factsOf(app: string): string
  /**
   * Reports a rendering error or missing code of the current page, so that the last good version takes over.
   * Missing in older hosts.
   */
  onFault?(error: unknown, phase: 'load' | 'render'): void
  /** Same for a part of another application. */
  onFaultOf?(app: string, error: unknown, phase: 'load' | 'render'): void
  /**
   * Reports that nothing of the application is on the screen any more; another version or a retry replaces
   * it. Missing in older hosts.
   */
  onCrash?(error: unknown): void
  /** Last good versions that replaced failed ones; `now` returns a new list after each change. */
  readonly takeovers: {
    now(): readonly Takeover[]
    subscribe(listener: () => void): () => void
  }
  /** Whether the host now serves another release. */
  readonly releases: {
    now(): ReleaseState
    subscribe(listener: () => void): () => void
  }
}

export const ParcelHostContext = createContext<ParcelHost | undefined>(undefined)

const isHost = (props: object): props is ParcelHost => 'loadBundle' in props && 'mountParcel' in props

/** The host among single-spa's props; missing in tests that pass none. */
export const hostAmong = (props: object): ParcelHost | undefined => (isHost(props) ? props : undefined)

/**
 * Loads the finder of a bundle for one of its kinds. Rejects when the bundle or kind is missing; a kind whose
 * code fails to load, or is not in the bundle, is reported as a fault of the bundle, and so is a record that
 * cannot be shown.
 */
export async function loadFinder(host: ParcelHost, app: string, kind: string): Promise<RecordFinder> {
  // Loaded with the first search.
  const { loadCheckedFinder } = await import('../record/checked-finder.ts')
  const { records } = await host.loadBundle(app)
  try {
    const load = records?.[kind]
    if (!load) throw new Error(`${app} exports no finder for records of the kind ${kind}.`)
    return await loadCheckedFinder(load, (error) => host.onFaultOf?.(app, error, 'render'))
  } catch (error) {
    if (navigator.onLine) host.onFaultOf?.(app, error, 'load')
    throw error
  }
}

/** Name and version of a bundle, for display. */
export const useBundleFacts = (app: string): string => use(ParcelHostContext)?.factsOf(app) ?? app
