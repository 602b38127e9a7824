import { changeReason, line } from '@portal/contract/formats.ts'
import { type Advance, portalAddress } from '@portal/contract/releases/release-changes.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { z } from 'zod'
import { factsOf } from '../bundle/bundle-row.ts'

const STEPS = /^\s*(\d{1,3}(\s*,\s*\d{1,3})*)?\s*$/
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const grows = (numbers: readonly number[]) =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? 0) && number <= 100)

const growingSteps = z
  .string()
  .regex(STEPS, 'Must be percentages separated by commas, such as 5, 25, 50')
  .refine((text) => grows(numbersIn(text)), 'Must increase at each step, up to 100')
const uncheckedReason = z
  .string()
  .refine((text) => changeReason.safeParse(text).success, 'Must be 10 to 500 characters')

const chosen = line(1, 100)

const fields = z.object({
  action: z.enum(['approve', 'canary.start', 'canary.step', 'promote', 'remove']),
  bundle: chosen,
  version: z.string(),
  weight: z.number().int().min(0).max(100),
  cohorts: z.array(line(1, 254)).max(50),
  steps: z.string(),
  endsAtFirstFailure: z.boolean(),
  unchecked: z.string(),
  leadsTo: z.string(),
})

type ReleaseForm = z.output<typeof fields>

type Chosen = Pick<ReleaseForm, 'action' | 'bundle' | 'version'>

/** Whether an action gives people a version that they do not have yet. */
export const givesVersion = (action: string): boolean => action === 'canary.start' || action === 'promote'

/** Whether an action is about a version. */
export const choosesVersion = (action: string): boolean => givesVersion(action) || action === 'approve'

/** Whether an action chooses people. */
export const choosesPeople = (action: string): boolean => action.startsWith('canary.')

/** Whether a canary is chosen of a bundle that nobody has yet: the first version of a bundle cannot be a canary. */
export const isFirstCanary = (
  { release: { bundles, removed } }: Pick<ReleaseStatus, 'release'>,
  { action, bundle }: Pick<ReleaseForm, 'action' | 'bundle'>,
): boolean => action === 'canary.start' && bundle !== '' && !bundles[bundle] && !removed[bundle]

/**
 * The action to begin with, as far as bundle and version are known: the next step of a canary, the promotion of a canary
 * that is asked for by its version, or the only action for a first version.
 */
export function usualAction(
  status: Pick<ReleaseStatus, 'release'>,
  { bundle, version }: Pick<ReleaseForm, 'bundle' | 'version'>,
): 'canary.start' | 'canary.step' | 'promote' {
  const canary = status.release.bundles[bundle]?.canary
  if (canary) return canary.version === version ? 'promote' : 'canary.step'
  return isFirstCanary(status, { action: 'canary.start', bundle }) ? 'promote' : 'canary.start'
}

/** Whether the chosen version is missing a required check. */
export const isUnchecked = (
  status: Pick<ReleaseStatus, 'published'>,
  { action, bundle, version }: Chosen,
): boolean => givesVersion(action) && factsOf(status, bundle, version)?.check === 'missing'

/**
 * Fields of a release: a canary for some people, or a version for everyone, with a reason if nobody has checked it;
 * or a removal with a redirect target. Fields that the action hides are not validated.
 */
export const releaseForm = (status: Pick<ReleaseStatus, 'published'>) =>
  fields.superRefine((values, context) => {
    const rules = [
      { name: 'version', isShown: choosesVersion(values.action), schema: chosen },
      { name: 'steps', isShown: values.action === 'canary.start', schema: growingSteps },
      { name: 'unchecked', isShown: isUnchecked(status, values), schema: uncheckedReason },
      { name: 'leadsTo', isShown: values.action === 'remove', schema: portalAddress },
    ] as const
    for (const { name, isShown, schema } of rules) {
      const problem = isShown && schema.safeParse(values[name]).error?.issues[0]
      if (problem) context.addIssue({ code: 'custom', path: [name], message: problem.message })
    }
  })

/** Converts the fields to a request of the release service. */
export function changeOf(values: ReleaseForm): Advance {
  const { action, bundle, version, weight, cohorts, steps, endsAtFirstFailure, leadsTo } = values
  const unchecked = values.unchecked.trim() === '' ? {} : { unchecked: values.unchecked }
  if (action === 'approve') return { action, bundle, version }
  if (action === 'promote') return { action, bundle, version, ...unchecked }
  if (action === 'remove') return { action, bundle, leadsTo }
  if (action === 'canary.step') return { action, bundle, weight, cohorts }
  return {
    action,
    bundle,
    version,
    weight,
    cohorts,
    steps: numbersIn(steps),
    ...(endsAtFirstFailure && { endsAtFirstFailure }),
    ...unchecked,
  }
}

export const RELEASE_LABELS = {
  action: 'Action',
  bundle: 'Bundle',
  version: 'Version to release',
  weight: 'Percentage',
  cohorts: 'People and roles',
  steps: 'Next steps',
  endsAtFirstFailure: 'End at the first failure',
  unchecked: 'Reason to release it unchecked',
  leadsTo: 'Redirect its addresses to',
}

const ACTIONS = [
  { value: 'canary.start', label: 'Canary: some people get the version' },
  { value: 'canary.step', label: 'Widen the running canary' },
  { value: 'promote', label: 'Promote: everyone gets the version' },
  { value: 'remove', label: 'Remove: nobody gets the bundle' },
]

const APPROVE = { value: 'approve', label: 'Approve: somebody else can promote the version' }

/** The actions to choose from. Approving matters only where promotions need it. */
export const actionOptions = ({ rules }: Pick<ReleaseStatus, 'rules'>) =>
  rules?.isApprovalRequired ? [...ACTIONS, APPROVE] : ACTIONS
