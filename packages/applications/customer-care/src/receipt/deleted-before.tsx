import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { Notice } from '@portal/ui'

/** Somebody was faster: there is nothing to be done. */
export const DeletedBefore = ({ receipt: { deletedBy } }: { receipt: DeletionReceipt }) => (
  <Notice kind="info" title={`Deleted by ${deletedBy.name}`}>
    Tell the caller that nothing is left to be deleted.
  </Notice>
)
