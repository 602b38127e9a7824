import { type ComponentProps, createContext, use } from 'react'
import type { ReactAppOrParcel } from 'single-spa-react'
import type Parcel from 'single-spa-react/parcel'

/** A bundle of the import map, as far as it shows something inside pages of others. */
export interface ParcelBundle {
  readonly slots?: Readonly<Record<string, ReactAppOrParcel<object>>>
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

/** Name and version of a bundle, for people. */
export const useBundleFacts = (app: string): string => use(ParcelHostContext)?.factsOf(app) ?? app
