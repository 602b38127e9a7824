import { fromZonedInput } from '@portal/portal-app/time'

export const NOT_IN_FUTURE = 'Enter a day and time in the future'

/** An entered time in the API's format; undefined unless it is in the future. */
export function futureMoment(entered: string): string | undefined {
  const time = fromZonedInput(entered)
  return time && time.getTime() > Date.now() ? time.toISOString() : undefined
}
