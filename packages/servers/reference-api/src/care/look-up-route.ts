import { secretOf } from '@portal/accounts/installation-secrets.ts'
import type { IdentityType } from '@portal/contract/care/profile.ts'
import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { findProfiles, profileView } from './find-profiles.ts'
import { IDENTITY_SECRET, identityHash } from './identity-hash.ts'
import { maskedEmail, maskedPhone } from './masked-identity.ts'
import { openCase } from './profile-cases.ts'
import { deletionsOf, receiptOf } from './profile-deletions.ts'

const MASKS: Record<IdentityType, (value: string) => string> = {
  EMAIL_ADDRESS: maskedEmail,
  MOBILE_PHONE_NUMBER: maskedPhone,
}

/** Runs the same queries whether somebody is found or not, so that the response time reveals nothing. */
export function serveLookUp(api: Api): void {
  serve(api, lookUpIdentity, async ({ db, caller, body }) => {
    const secret = await secretOf(db, IDENTITY_SECRET)
    const hash = identityHash(secret, caller.accountId, body.identityValue)
    const profiles = await findProfiles(db, caller.accountId, hash)
    const deletions = await deletionsOf(db, caller.accountId, hash)
    const maskedIdentity = MASKS[body.identityType](body.identityValue)
    await openCase(db, caller, hash, { careCase: body.case, maskedIdentity })
    return {
      body: {
        consumerPresent: profiles.length > 0,
        profiles: profiles.map(profileView),
        deletions: deletions.map(receiptOf),
      },
      recorded: {
        entity: 'profile',
        entityId: hash.toString('hex'),
        revision: 1,
        changes: [
          { path: '/profilesFound', op: 'ADD', after: profiles.length },
          { path: '/case', op: 'ADD', after: body.case },
        ],
        changeReason: body.changeReason,
      },
    }
  })
}
