/** Suffixes of actions that change nothing: recorded views. */
export const READING = '_READ'

/** Whether an entry records a view. */
export const isReading = (action: string): boolean => action.endsWith(READING)
