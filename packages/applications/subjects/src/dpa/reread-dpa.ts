import { getDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { call } from '@portal/session'

/** A row with the current state of its DPA, which actions change. A whole DPA lacks other facts that lists show. */
export async function rereadDpa(dpa: DpaSummary): Promise<DpaSummary> {
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  const {
    status,
    effectiveStatus,
    publicationStatus,
    hasUnpublishedChanges,
    revision,
    updatedAt,
    updatedBy,
  } = await call(getDpa, { params }, { errors: 'nowhere' })
  const now = { status, effectiveStatus, publicationStatus, hasUnpublishedChanges }
  return { ...dpa, ...now, revision, updatedAt, updatedBy }
}
