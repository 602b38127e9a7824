import type { CareCase } from '@portal/contract/care/profile-schemas.ts'
import { Mono, Text } from '@portal/ui'
import { LEGAL_BASIS, VERIFIED_BY } from '../care-labels.ts'

/** The case that the step belongs to. */
export const CaseLine = ({ careCase }: { careCase: CareCase }) => (
  <Text color="fg.muted" fontSize="sm">
    <Mono>{careCase.ticketReference}</Mono> · {VERIFIED_BY[careCase.verifiedBy]} ·{' '}
    {LEGAL_BASIS[careCase.legalBasis]}
  </Text>
)
