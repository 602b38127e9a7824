import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { formatCount } from '@portal/ui'

/** The effects of a deletion, as sentences. */
export const impactOf = ({ cardCount, deviceCount }: MaskedProfile): readonly string[] => [
  ...(cardCount > 0
    ? [`${formatCount(cardCount, 'card')} will be unlinked but remain valid for payments elsewhere.`]
    : []),
  ...(deviceCount > 0 ? [`${formatCount(deviceCount, 'device')} will be forgotten.`] : []),
  'The consumer can enroll again with a new profile. Nothing from this profile will carry over.',
]
