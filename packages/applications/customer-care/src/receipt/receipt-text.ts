import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { CASE_LABELS, LEGAL_BASIS, VERIFIED_BY } from '../care-labels.ts'
import { lastFour } from '../profile/last-four.ts'
import { describeUnlinked } from './describe-unlinked.ts'

/** A receipt as text to paste into the ticket. */
export const receiptText = (receipt: DeletionReceipt): string =>
  [
    ['Profile deleted', receipt.deletedAt],
    ['By', `${receipt.deletedBy.name}, ${receipt.deletedBy.email}`],
    ['Identity', receipt.maskedIdentity],
    ['Profile ID', `…${lastFour(receipt.profileId)}`],
    [CASE_LABELS.ticketReference, receipt.case.ticketReference],
    [CASE_LABELS.verifiedBy, VERIFIED_BY[receipt.case.verifiedBy]],
    [CASE_LABELS.legalBasis, LEGAL_BASIS[receipt.case.legalBasis]],
    ['Reason', receipt.changeReason],
    ['Unlinked', describeUnlinked(receipt)],
    ['Request ID', receipt.requestId],
  ]
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
