import { CURRENT_RELEASE, type ServedRelease } from '@portal/contract/served-release.ts'
import { release } from '../release.ts'

/** How long a sign-in waits for an unresponsive host. */
const TIMEOUT_MS = 2_000

/**
 * Whether the host has other versions for the person who has just signed in than this page was opened with: it
 * recognizes named people of a canary or an override only by their session.
 */
export async function hasOtherVersions(): Promise<boolean> {
  try {
    const answer = await fetch(CURRENT_RELEASE, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const served: ServedRelease = await answer.json()
    return served.release !== release
  } catch {
    return false
  }
}
