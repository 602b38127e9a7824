import { deleteProfile } from '@portal/contract/care/profile-endpoints.ts'
import { identityProblem } from '@portal/contract/care/without-identity.ts'
import { CHANGE_REASON } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { lockProfile, type ProfileRow } from './find-profiles.ts'
import { requireCase } from './profile-cases.ts'
import { findDeletion, keepReceipt, receiptOf } from './profile-deletions.ts'

/** Profiles belong to the SRC system, the only one that changes them. */
const SRC_SYSTEM = { name: 'The SRC system' }

/** The contract requires a reason; this rejects one that names the consumer. */
function requireHarmless(changeReason = ''): string {
  const message = identityProblem(changeReason)
  if (!message) return changeReason
  throw new ApiError('VALIDATION_FAILED', {
    details: [{ reason: 'INVALID_VALUE', sourceType: 'HEADER', source: CHANGE_REASON, message }],
  })
}

function requireDeletable(profile: ProfileRow, ifMatch: string | undefined): void {
  requireMatch(ifMatch, { ...profile, updatedBy: SRC_SYSTEM })
  if (profile.pendingTransactionCount > 0) throw new ApiError('PROFILE_HAS_PENDING_TRANSACTION')
}

/** Deletes once: repeated calls return the first receipt, and record nothing. */
export function serveDeletion(api: Api): void {
  serve(api, deleteProfile, async ({ db, caller, params, changeReason, ifMatch, requestId }) => {
    const profile = await lockProfile(db, caller.accountId, params.profileId)
    if (!profile) {
      const deletion = await findDeletion(db, caller.accountId, params.profileId)
      if (!deletion) throw new ApiError('PROFILE_NOT_FOUND')
      return { body: receiptOf(deletion), recorded: [] }
    }
    const reason = requireHarmless(changeReason)
    const { careCase, maskedIdentity } = await requireCase(db, caller, profile.id)
    requireDeletable(profile, ifMatch)
    const cardCount = profile.cards.length
    const { status, deviceCount, revision } = profile
    const deletion = {
      profileId: profile.id,
      accountId: caller.accountId,
      deletedAt: new Date(),
      deletedBy: caller.person,
      operatorId: caller.id,
      requestId,
      maskedIdentity,
      changeReason: reason,
      careCase,
      cardCount,
      deviceCount,
    }
    await keepReceipt(db, deletion)
    return {
      body: receiptOf(deletion),
      recorded: {
        entity: 'profile',
        entityId: profile.id,
        revision,
        changes: [{ path: '', op: 'REMOVE', before: { status, cardCount, deviceCount, case: careCase } }],
        changeReason: reason,
      },
    }
  })
}
