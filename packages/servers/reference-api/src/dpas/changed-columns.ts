import { hasUnpublishedChanges } from './dpa-lifecycle.ts'
import { type DpaRecord, type DpaRow, toDpaRow } from './dpa-row.ts'

/** A DPA before and after a change. */
export interface DpaChange {
  readonly before: DpaRecord
  readonly after: DpaRecord
}

type ChangedColumns = Pick<DpaRow, 'accountId' | 'id'> & Partial<DpaRow>

/**
 * The columns that a change writes. Most changes leave the draft as it is, which is the largest part of a row with the
 * columns that derive from it.
 */
export function changedColumns({ before, after }: DpaChange): ChangedColumns {
  if (after.draft !== before.draft) return toDpaRow(after)
  const { accountId, id, status, revision, updatedAt, updatedBy } = after
  const state = { accountId, id, status, revision, updatedAt, updatedBy }
  const { published, publishedRevision, publishedAt, publishedBy } = after
  if (published === before.published && publishedRevision === before.publishedRevision) return state
  const publication = { published, publishedRevision, publishedAt, publishedBy }
  return { ...state, ...publication, hasUnpublishedChanges: hasUnpublishedChanges(after) }
}
