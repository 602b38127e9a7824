import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './profile-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.profileSchemas>()

/** A POST, so that no address and no log holds whom somebody asked for. */
export const lookUpIdentity = endpoint('lookUpIdentity', 'POST /identity-lookups', {
  permission: 'srcProfile.identityLookup',
  audit: 'PROFILE_LOOKED_UP',
  callsPerMinute: 30,
  reasons: ['RATE_LIMIT_EXCEEDED'],
})

export const deleteProfile = endpoint('deleteProfile', 'DELETE /profiles/:profileId', {
  permission: 'srcProfile.delete',
  status: 204,
  audit: 'PROFILE_DELETED',
  reasons: ['PROFILE_NOT_FOUND', 'PROFILE_HAS_PENDING_TRANSACTION', 'CHANGE_REASON_REQUIRED'],
})
