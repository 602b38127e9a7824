// Times that are entered: on the clock of the time zone that the operator prefers.

export { fromZonedInput, startOfDay, toZonedInput, zoneHint } from './time/zoned-time.ts'
