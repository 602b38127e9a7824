import type { CareCase } from '@portal/contract/care/profile-schemas.ts'

export const CARE_CASE: CareCase = {
  ticketReference: 'CARE-1042',
  verifiedBy: 'CALL_BACK',
  legalBasis: 'ERASURE_REQUEST',
}
