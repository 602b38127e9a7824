import { type Endpoint, endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './profile-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.profileSchemas>()

/** Deleted profiles are listed in the caller's own deletions. */
const changes = (): readonly Endpoint[] => [listOwnDeletions]

/** A POST, so that the identity appears in no address or log. */
export const lookUpIdentity = endpoint('lookUpIdentity', 'POST /identity-lookups', {
  permission: 'srcProfile.identityLookup',
  audit: 'PROFILE_LOOKED_UP',
  callsPerMinute: 30,
  reasons: ['RATE_LIMIT_EXCEEDED'],
})

/** Reveals one value to a caller who looked the profile up for a case. */
export const revealProfileField = endpoint('revealProfileField', 'POST /profiles/:profileId/reveals', {
  permission: 'srcProfile.identityLookup',
  audit: 'PROFILE_FIELD_REVEALED',
  callsPerMinute: 10,
  reasons: ['PROFILE_NOT_FOUND', 'PROFILE_LOOK_UP_NEEDED', 'PROFILE_FIELD_UNKNOWN', 'RATE_LIMIT_EXCEEDED'],
})

/** Deletes a profile that the caller looked up; if already deleted, returns the first receipt. */
export const deleteProfile = endpoint('deleteProfile', 'DELETE /profiles/:profileId', {
  permission: 'srcProfile.delete',
  audit: 'PROFILE_DELETED',
  revisioned: true,
  reasons: [
    'PROFILE_NOT_FOUND',
    'PROFILE_LOOK_UP_NEEDED',
    'PROFILE_HAS_PENDING_TRANSACTION',
    'CHANGE_REASON_REQUIRED',
  ],
  changes,
})

/** The caller's latest receipts. */
export const listOwnDeletions = endpoint('listOwnDeletions', 'GET /profile-deletions', {
  permission: 'srcProfile.delete',
})
