import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'

/**
 * Whether promoting and starting a canary need a passed check of the version's bytes. Versions from before this rule
 * and those of the import map need none.
 */
export const ReleaseChecks = z.enum(['required', 'off']).default('required')

/** The same from the variable of a command. */
export function areChecksRequired({ RELEASE_CHECKS }: NodeJS.ProcessEnv): boolean {
  const given = ReleaseChecks.safeParse(RELEASE_CHECKS)
  if (given.success) return given.data === 'required'
  throw new ReleaseError('refused', `RELEASE_CHECKS must be required or off, not "${RELEASE_CHECKS}".`)
}
