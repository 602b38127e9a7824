import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'

/** Whether a promoted version is judged for a while and goes back by itself when it fails. */
export const ReleaseWatch = z.enum(['on', 'off']).default('on')

/** The same from the variable of a command. */
export function arePromotionsWatched({ RELEASE_WATCH }: NodeJS.ProcessEnv): boolean {
  const given = ReleaseWatch.safeParse(RELEASE_WATCH)
  if (given.success) return given.data === 'on'
  throw new ReleaseError('refused', `RELEASE_WATCH must be on or off, not "${RELEASE_WATCH}".`)
}
