import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { Notice } from '@portal/ui'

/** Someone else already deleted the profile: nothing to do. */
export const DeletedBefore = ({ receipt: { deletedBy } }: { receipt: DeletionReceipt }) => (
  <Notice kind="info" title={`Deleted by ${deletedBy.name}`}>
    Tell the caller that the profile has already been deleted.
  </Notice>
)
