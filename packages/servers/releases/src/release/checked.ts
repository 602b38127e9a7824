import type { CheckStatus } from '@portal/contract/releases/publish-facts.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'

/** Why a version without a passed check is released anyway, if the request says so. */
export const reasonUnchecked = (change: ReleaseChange): string | undefined =>
  'unchecked' in change ? change.unchecked : undefined

/** Why a version cannot be released yet, and what to do next; empty when its check passed or is not needed. */
export function missingCheck(change: ReleaseChange, check: CheckStatus | undefined): readonly string[] {
  if (change.action === 'approve' || !('version' in change)) return []
  if (check !== 'missing' || reasonUnchecked(change) !== undefined) return []
  const { bundle, version } = change
  const short = bundle.replace('@portal/', '')
  return [
    `${bundle} ${version} has no passed check of its bytes. Run npm run portal -- check ${short}, then npm run portal -- publish ${short}, which adds the check. To release it without one, add --unchecked "Why it cannot wait".`,
  ]
}
