import { email } from '@portal/contract/formats.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { Canary, PromotionRules, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { approversOf } from '@portal/contract/releases/valid-approvals.ts'
import { isBuildServer } from '../build-token.ts'

/** A request, and the content before and after it. */
interface Step {
  readonly change: ReleaseChange
  readonly before: ReleaseContent
  readonly after: ReleaseContent
}

interface Facts {
  readonly rules: PromotionRules
  readonly actor: string
  /** Sessions that have reported on the canary of the bundle; `undefined` where no reports arrive. */
  readonly sessions?: number | undefined
}

/** What a canary may reach before somebody else approves it. */
const [FEW_PERCENT, FEW_PEOPLE] = [10, 50]

/** A role counts as many people, because its size is unknown here. */
const reachesMany = ({ weight, cohorts }: Canary) =>
  weight > FEW_PERCENT ||
  cohorts.length > FEW_PEOPLE ||
  cohorts.some((cohort) => !email.safeParse(cohort).success)

const shortOf = (bundle: string) => bundle.replace('@portal/', '')

function missingCanary({ change, before }: Step, { sessions }: Facts): readonly string[] {
  if (change.action !== 'promote') return []
  const { bundle, version } = change
  const now = before.bundles[bundle]
  if (!now && before.removed[bundle])
    return [
      `${bundle} was removed, and ${version} must be a canary before everyone gets it. Restore the bundle first: npm run portal -- restore ${shortOf(bundle)}`,
    ]
  if (!now) return []
  if (now.canary?.version !== version)
    return [
      `${bundle} ${version} must be a canary before everyone gets it. Start one: npm run portal -- canary start ${shortOf(bundle)} ${version} --weight 5`,
    ]
  return sessions === 0
    ? [
        `Nobody who is signed in has used the canary ${bundle} ${version} yet. Promote it after the first session, or give the canary to more people.`,
      ]
    : []
}

/** The version that a step gives to many people for the first time. */
function givenToMany({ change, before, after }: Step) {
  if (change.action === 'promote') return change
  if (change.action !== 'canary.start' && change.action !== 'canary.step') return undefined
  const { bundle } = change
  const [was, is] = [before.bundles[bundle]?.canary, after.bundles[bundle]?.canary]
  return is && reachesMany(is) && !(was && reachesMany(was)) ? { bundle, version: is.version } : undefined
}

/** Whether enough others have approved a version. An approver could also hold the build token that promotes it. */
function isApproved(content: ReleaseContent, name: string, version: string, actor: string): boolean {
  const others = new Set(approversOf(content, name, version).filter((one) => one !== actor))
  return others.size >= (isBuildServer(actor) ? 2 : 1)
}

function missingApproval(step: Step, { actor }: Facts): readonly string[] {
  const given = givenToMany(step)
  if (!given || isApproved(step.before, given.bundle, given.version, actor)) return []
  const { bundle, version } = given
  const who = isBuildServer(actor) ? 'two people' : 'somebody else'
  const before =
    step.change.action === 'promote'
      ? ''
      : ` before its canary reaches more than ${FEW_PERCENT}%, a role, or more than ${FEW_PEOPLE} people by email address`
  return [
    `${bundle} ${version} needs the approval of ${who}${before}. They run npm run portal -- approve ${shortOf(bundle)} ${version}, or approve it under New release.${isBuildServer(actor) ? ' One person could also have this build token.' : ''}`,
  ]
}

/** Why a release must wait, and what to do next; empty for rollbacks and aborts, which never wait. */
export const missingSteps = (step: Step, facts: Facts): readonly string[] => [
  ...(facts.rules.isCanaryRequired ? missingCanary(step, facts) : []),
  ...(facts.rules.isApprovalRequired ? missingApproval(step, facts) : []),
]

/** Notes on a canary whose next steps wait until somebody else approves its version. */
export function waitingSteps({ change, after }: Step, { rules, actor }: Facts): readonly string[] {
  if (!rules.isApprovalRequired || change.action !== 'canary.start') return []
  const { bundle } = change
  const canary = after.bundles[bundle]?.canary
  const next = canary?.steps.find((weight) => reachesMany({ ...canary, weight }))
  if (!canary || next === undefined || reachesMany(canary)) return []
  if (isApproved(after, bundle, canary.version, actor)) return []
  const who = isBuildServer(actor) ? 'two people have' : 'somebody else has'
  return [`${bundle} ${canary.version} advances to ${next}% only after ${who} approved it.`]
}
