import { line } from '@portal/contract/formats.ts'
import type { Advance } from '@portal/contract/releases/release-schemas.ts'
import { z } from 'zod'

const STEPS = /^\s*(\d{1,3}(\s*,\s*\d{1,3})*)?\s*$/
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const grows = (numbers: readonly number[]) =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? 0) && number <= 100)

/** Fields of a release: a canary for some people, or a version for everyone. */
export const releaseForm = z.object({
  action: z.enum(['canary.start', 'canary.step', 'promote']),
  bundle: line(1, 100),
  version: z.string(),
  weight: z.number().int().min(0).max(100),
  cohorts: z.array(line(1, 254)).max(50),
  steps: z
    .string()
    .regex(STEPS, 'Must be percentages separated by commas, such as 5, 25, 50')
    .refine((text) => grows(numbersIn(text)), 'Must increase at each step, up to 100'),
})

type ReleaseForm = z.output<typeof releaseForm>

/** Converts the fields to a request of the release service. */
export function changeOf({ action, bundle, version, weight, cohorts, steps }: ReleaseForm): Advance {
  if (action === 'promote') return { action, bundle, version }
  if (action === 'canary.step') return { action, bundle, weight, cohorts }
  return { action, bundle, version, weight, cohorts, steps: numbersIn(steps) }
}

export const RELEASE_LABELS = {
  action: 'Action',
  bundle: 'Bundle',
  version: 'Version to release',
  weight: 'Percentage',
  cohorts: 'People and roles',
  steps: 'Next steps',
}

export const ACTIONS = [
  { value: 'canary.start', label: 'Canary: some people get the version' },
  { value: 'canary.step', label: 'Widen the running canary' },
  { value: 'promote', label: 'Promote: everyone gets the version' },
]
