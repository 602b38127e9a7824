import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { formatCount } from '@portal/ui'

/** What a deletion does, in sentences. */
export const impactOf = ({ cardCount, deviceCount }: MaskedProfile): readonly string[] => [
  `${formatCount(cardCount, 'card')} will be unlinked. They stay valid at their issuers.`,
  `${formatCount(deviceCount, 'device')} will be forgotten.`,
  'The consumer can enrol again, as somebody new. Nothing of this profile comes back.',
]
