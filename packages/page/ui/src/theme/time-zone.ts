import { storedChoice } from './stored-choice.ts'

/** The zone of the browser, UTC, or one by its IANA name; some four hundred. */
export const timeZones = (): readonly string[] => ['browser', 'UTC', ...Intl.supportedValuesOf('timeZone')]

/** The zone in which every time is shown and every day of a filter begins. */
export const timeZone = storedChoice<string>('portal.time-zone', timeZones, 'browser')

/** The chosen zone as `Intl` takes it; undefined is the browser's own. */
export const zoneInUse = (): string | undefined => (timeZone.get() === 'browser' ? undefined : timeZone.get())
