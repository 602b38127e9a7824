import type { Recorded } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { ChangeRequestRow } from './change-request-store.ts'

/** The fields of a change request that history records. */
const recordedFields = (request: ChangeRequestRow) => {
  const { kind, title, description, status, versionId, baseVersionId, mergeBlockedReason, applyAt } = request
  return {
    kind,
    title,
    status,
    verId: versionId,
    ...(description !== null && { description }),
    ...(baseVersionId !== null && { baseVersionId }),
    ...(applyAt !== null && { applyAt: applyAt.toISOString() }),
    ...(mergeBlockedReason !== null && { mergeBlockedReason }),
  }
}

/** The entry for a change of a request; a new one has no `before`. */
export const recordedRequest = (
  before: ChangeRequestRow | undefined,
  after: ChangeRequestRow,
  changeReason?: string | undefined,
): Recorded => ({
  entity: 'changeRequest',
  entityId: after.id,
  revision: after.revision,
  changes: changesBetween(before ? recordedFields(before) : {}, recordedFields(after)),
  changeReason,
})
