import { line } from '@portal/contract/formats.ts'
import type { Advance } from '@portal/contract/releases/release-schemas.ts'
import { z } from 'zod'

const STEPS = /^\s*(\d{1,3}(\s*,\s*\d{1,3})*)?\s*$/
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const grows = (numbers: readonly number[]) =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? 0) && number <= 100)

/** The fields of a release: a canary for some, or a version for everybody. */
export const releaseForm = z.object({
  action: z.enum(['canary.start', 'canary.step', 'promote']),
  bundle: line(1, 100),
  version: z.string(),
  weight: z.number().int().min(0).max(100),
  cohorts: z.array(line(1, 254)).max(50),
  steps: z
    .string()
    .regex(STEPS, 'Must be percentages with commas between, such as 5, 25, 50')
    .refine((text) => grows(numbersIn(text)), 'Must grow from step to step, up to 100'),
})

type ReleaseForm = z.output<typeof releaseForm>

/** What the fields ask for, in the form of the service. */
export function changeOf({ action, bundle, version, weight, cohorts, steps }: ReleaseForm): Advance {
  if (action === 'promote') return { action, bundle, version }
  if (action === 'canary.step') return { action, bundle, weight, cohorts }
  return { action, bundle, version, weight, cohorts, steps: numbersIn(steps) }
}

export const RELEASE_LABELS = {
  action: 'What',
  bundle: 'Bundle',
  version: 'Version to release',
  weight: 'Percent of all',
  cohorts: 'People and roles',
  steps: 'Steps to come',
}

export const WAYS = [
  { value: 'canary.start', label: 'Canary: some people get the version' },
  { value: 'canary.step', label: 'Widen the canary that runs' },
  { value: 'promote', label: 'Promote: everybody gets the version' },
]
