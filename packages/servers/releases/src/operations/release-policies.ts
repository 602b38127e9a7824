import type { PromotionRules } from '@portal/contract/releases/release-schemas.ts'
import { readVariables } from '@portal/server-common/read-variables.ts'
import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'

/** The variables with the policies for releases, of the service and of commands on a store. */
export const POLICY_VARIABLES = {
  /**
   * Whether promoting and starting a canary need a passed check of the version's bytes. Versions from before this rule
   * and those of the import map need none.
   */
  RELEASE_CHECKS: z.enum(['required', 'off']).default('required'),
  /** Whether a version must be a canary before it is promoted. */
  RELEASE_CANARY: z.enum(['required', 'off']).default('off'),
  /** Whether somebody else must approve a version before it is promoted. */
  RELEASE_APPROVAL: z.enum(['required', 'off']).default('off'),
  /** Whether a promoted version is judged for a while and goes back by itself when it fails. */
  RELEASE_WATCH: z.enum(['on', 'off']).default('on'),
}

const Variables = z.object(POLICY_VARIABLES)

/** The policies for releases of all environments. */
export interface ReleasePolicies {
  readonly areChecksRequired: boolean
  readonly promotionRules: PromotionRules
  readonly arePromotionsWatched: boolean
}

/** The policies that the variables ask for. */
export const policiesOf = (given: z.output<typeof Variables>): ReleasePolicies => ({
  areChecksRequired: given.RELEASE_CHECKS === 'required',
  promotionRules: {
    isCanaryRequired: given.RELEASE_CANARY === 'required',
    isApprovalRequired: given.RELEASE_APPROVAL === 'required',
  },
  arePromotionsWatched: given.RELEASE_WATCH === 'on',
})

/** The same for a command. Fails as `refused` with a sentence that names an invalid variable. */
export function readPolicies(environment: NodeJS.ProcessEnv): ReleasePolicies {
  try {
    return policiesOf(readVariables(Variables, environment))
  } catch (error) {
    throw new ReleaseError('refused', error instanceof Error ? error.message : String(error))
  }
}
