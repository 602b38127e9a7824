import { secretOf } from '@portal/accounts/installation-secrets.ts'
import { revealProfileField } from '@portal/contract/care/profile-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireProfile } from './find-profiles.ts'
import { IDENTITY_SECRET } from './identity-hash.ts'
import { requireCase } from './profile-cases.ts'
import { unsealDetails } from './sealed-details.ts'

/** Shows one value in full. The audit trail records which value, case and reason, never the value. */
export function serveReveal(api: Api): void {
  serve(api, revealProfileField, async ({ db, caller, params, body: { field, changeReason } }) => {
    const profile = await requireProfile(db, caller.accountId, params.profileId)
    const { careCase } = await requireCase(db, caller, profile.id)
    const secret = await secretOf(db, IDENTITY_SECRET)
    const value = profile.sealedDetails && unsealDetails(secret, profile.sealedDetails)[field]
    if (!value) throw new ApiError('PROFILE_FIELD_UNKNOWN')
    return {
      body: { field, value },
      recorded: {
        entity: 'profile',
        entityId: profile.id,
        revision: profile.revision,
        changes: [
          { path: '/revealed', op: 'ADD', after: field },
          { path: '/case', op: 'ADD', after: careCase },
        ],
        changeReason,
      },
    }
  })
}
