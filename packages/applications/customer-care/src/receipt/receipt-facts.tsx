import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { DetailsList, Moment, Mono } from '@portal/ui'
import { CASE_LABELS, LEGAL_BASIS, VERIFIED_BY } from '../care-labels.ts'
import { lastFour } from '../profile/last-four.ts'
import { describeUnlinked } from './describe-unlinked.ts'

/** What remains of a deleted profile. */
export const ReceiptFacts = ({ receipt }: { receipt: DeletionReceipt }) => (
  <DetailsList
    columns={1}
    items={[
      { label: 'Deleted', value: <Moment at={receipt.deletedAt} precise="second" /> },
      { label: 'By', value: `${receipt.deletedBy.name}, ${receipt.deletedBy.email}` },
      { label: 'Identity', value: receipt.maskedIdentity },
      { label: 'Profile ID', value: <Mono>…{lastFour(receipt.profileId)}</Mono> },
      { label: CASE_LABELS.ticketReference, value: <Mono>{receipt.case.ticketReference}</Mono> },
      { label: CASE_LABELS.verifiedBy, value: VERIFIED_BY[receipt.case.verifiedBy] },
      { label: CASE_LABELS.legalBasis, value: LEGAL_BASIS[receipt.case.legalBasis] },
      { label: 'Reason', value: receipt.changeReason },
      { label: 'Unlinked', value: describeUnlinked(receipt) },
      { label: 'Request ID', value: <Mono>{receipt.requestId}</Mono> },
    ]}
  />
)
