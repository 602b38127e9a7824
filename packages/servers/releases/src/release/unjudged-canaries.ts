import { isForFewPeople } from '@portal/contract/releases/canary-reach.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'

/** One sentence for each canary that a change makes and that is left to its people to judge. */
export const unjudgedCanaries = (before: ReleaseContent, after: ReleaseContent): string[] =>
  Object.entries(after.bundles).flatMap(([name, { canary }]) => {
    if (!canary || canary.version === before.bundles[name]?.canary?.version || !isForFewPeople(canary))
      return []
    return `So few people are not enough to advance or abort ${name} ${canary.version} automatically. Watch it, then widen or abort it.`
  })
