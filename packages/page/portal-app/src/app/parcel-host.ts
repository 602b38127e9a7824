import type { Takeover } from '@portal/contract/portal-config.ts'
import type { ReleaseState } from '@portal/contract/served-release.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { type ComponentProps, createContext, use } from 'react'
import type { ReactAppOrParcel } from 'single-spa-react'
import type Parcel from 'single-spa-react/parcel'

/** A bundle of the import map, as far as others use it. */
interface ParcelBundle {
  readonly slots?: Readonly<Record<string, ReactAppOrParcel<object>>>
  readonly records?: Readonly<Record<string, () => Promise<RecordFinder>>>
}

/** What the page hands to every application, so that it can show parts of others. */
export interface ParcelHost {
  /** single-spa's own; the code that mounts a parcel also unmounts it. */
  readonly mountParcel: NonNullable<ComponentProps<typeof Parcel>['mountParcel']>
  /** Loads with the time limit and the second try that applications have. */
  loadBundle(app: string): Promise<ParcelBundle>
  /** Name and version of a bundle, for people. */
  factsOf(app: string): string
  /**
   * Tells of what could not be drawn, or of code of the page at hand that did not come: then the last good version takes
   * over. Older pages have no ears for it.
   */
  onFault?(error: unknown, phase: 'load' | 'render'): void
  /** The same about a part of another application. */
  onFaultOf?(app: string, error: unknown, phase: 'load' | 'render'): void
  /**
   * Tells that nothing of the application is on the screen any more: another version, or a way to try again, takes its
   * place. Older pages have no ears for it.
   */
  onCrash?(error: unknown): void
  /** Last good versions that replace what failed; `now` gives another list whenever there is a change. */
  readonly takeovers: {
    now(): readonly Takeover[]
    subscribe(listener: () => void): () => void
  }
  /** Whether the host serves something else by now. */
  readonly releases: {
    now(): ReleaseState
    subscribe(listener: () => void): () => void
  }
}

export const ParcelHostContext = createContext<ParcelHost | undefined>(undefined)

const isHost = (props: object): props is ParcelHost => 'loadBundle' in props && 'mountParcel' in props

/** The host among what single-spa hands over; tests may hand over nothing. */
export const hostAmong = (props: object): ParcelHost | undefined => (isHost(props) ? props : undefined)

/**
 * What a bundle finds records of one of its kinds with. Rejects when the bundle or the kind is not there; that a kind's
 * code did not come, or is not in the bundle, is a fault of the bundle.
 */
export async function loadFinder(host: ParcelHost, app: string, kind: string): Promise<RecordFinder> {
  const { records } = await host.loadBundle(app)
  try {
    const load = records?.[kind]
    if (!load) throw new Error(`${app} exports nothing that finds records of the kind ${kind}.`)
    return await load()
  } catch (error) {
    if (navigator.onLine) host.onFaultOf?.(app, error, 'load')
    throw error
  }
}

/** Name and version of a bundle, for people. */
export const useBundleFacts = (app: string): string => use(ParcelHostContext)?.factsOf(app) ?? app
