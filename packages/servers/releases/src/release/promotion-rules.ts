import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { PromotionRules, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { approversOf } from './approvals.ts'

/** Why a promotion must wait, and what to do next; empty for everything else, so that rollbacks never wait. */
export function missingSteps(
  change: ReleaseChange,
  before: ReleaseContent,
  { rules, actor }: { readonly rules: PromotionRules; readonly actor: string },
): readonly string[] {
  if (change.action !== 'promote') return []
  const { bundle, version } = change
  const words = `${bundle.replace('@portal/', '')} ${version}`
  const now = before.bundles[bundle]
  const isCanaryMissing = rules.isCanaryRequired && now !== undefined && now.canary?.version !== version
  const isApprovalMissing =
    rules.isApprovalRequired && approversOf(before, bundle, version).every((one) => one === actor)
  return [
    ...(isCanaryMissing
      ? [
          `${bundle} ${version} must be a canary before everyone gets it. Start one: npm run portal -- canary start ${words} --weight 5`,
        ]
      : []),
    ...(isApprovalMissing
      ? [
          `${bundle} ${version} needs the approval of somebody else. They run npm run portal -- approve ${words}, or approve it under New release.`,
        ]
      : []),
  ]
}
