import { reachesTooFewToAdvance } from '@portal/contract/releases/canary-reach.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'

/** One sentence for each canary that a change starts with steps that it cannot take automatically. */
export const stuckCanaries = (before: ReleaseContent, after: ReleaseContent): string[] =>
  Object.entries(after.bundles).flatMap(([name, { canary }]) => {
    if (!canary || canary.version === before.bundles[name]?.canary?.version) return []
    if (canary.steps.length === 0 || !reachesTooFewToAdvance(canary)) return []
    return `Too few people get ${name} ${canary.version} for it to advance automatically. Failures still abort it.`
  })
