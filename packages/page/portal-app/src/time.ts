// Times that are entered, and days: on the clock of the time zone that the operator prefers.

export { lastDays } from './time/last-days.ts'
export { fromZonedInput, startOfDay, toZonedInput, zoneHint } from './time/zoned-time.ts'
