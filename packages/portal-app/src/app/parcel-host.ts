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
  /** single-spa's own, tied to the application: what it mounted leaves with it. */
  readonly mountParcel: NonNullable<ComponentProps<typeof Parcel>['mountParcel']>
  /** Loads with the time limit and the second try that applications have. */
  loadBundle(app: string): Promise<ParcelBundle>
  /** Name and version of a bundle, for people. */
  factsOf(app: string): string
}

export const ParcelHostContext = createContext<ParcelHost | undefined>(undefined)

const isHost = (props: object): props is ParcelHost => 'loadBundle' in props && 'mountParcel' in props

/** The host among what single-spa hands over; tests may hand over nothing. */
export const hostAmong = (props: object): ParcelHost | undefined => (isHost(props) ? props : undefined)

/** What a bundle finds records of one of its kinds with. Rejects when the bundle or the kind is not there. */
export async function loadFinder(host: ParcelHost, app: string, kind: string): Promise<RecordFinder> {
  const load = (await host.loadBundle(app)).records?.[kind]
  if (!load) throw new Error(`${app} exports nothing that finds records of the kind ${kind}.`)
  return load()
}

/** Name and version of a bundle, for people. */
export const useBundleFacts = (app: string): string => use(ParcelHostContext)?.factsOf(app) ?? app
