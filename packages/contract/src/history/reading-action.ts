/** How actions end by which nothing was changed: somebody looked, and that is recorded. */
export const READING = '_READ'

/** Whether an entry tells of somebody who only looked. */
export const isReading = (action: string): boolean => action.endsWith(READING)
