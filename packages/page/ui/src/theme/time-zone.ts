import { storedChoice } from './stored-choice.ts'

/** The browser's zone, UTC, or one of some four hundred IANA names. */
export const timeZones = (): readonly string[] => ['browser', 'UTC', ...Intl.supportedValuesOf('timeZone')]

/** The time zone for all times shown and for the days of filters. */
export const timeZone = storedChoice<string>('portal.time-zone', timeZones, 'browser')

/** The chosen zone for `Intl`; undefined for the browser's own. */
export const zoneInUse = (): string | undefined => (timeZone.get() === 'browser' ? undefined : timeZone.get())
