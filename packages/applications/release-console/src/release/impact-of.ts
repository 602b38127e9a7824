import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { planRelease } from '@portal/contract/releases/release-endpoints.ts'
import { call } from '@portal/session'
import type { ImpactLine } from '@portal/ui'
import { inEnvironment } from '../environment/environment.ts'
import { linesOfPlan } from './lines-of-plan.ts'

/** The effects of a change, and the problems that would reject it, as lines. */
export const impactOf = async (change: ReleaseChange): Promise<readonly ImpactLine[]> =>
  linesOfPlan(await call(planRelease, { ...inEnvironment, body: change }, { errors: 'here' }))
