import { CARD_BRAND_LABELS } from '@portal/contract/card-brand.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { DetailsList, formatNumber, humanize, Moment, Mono, Stack } from '@portal/ui'
import { REVEALABLE } from '../care-labels.ts'
import { RevealableValue } from './revealable-value.tsx'
import { tailOf } from './tail-of.ts'
import type { Reveal } from './use-reveal.ts'

interface ProfileFactsProps {
  readonly profile: MaskedProfile
  readonly reveal: Reveal
}

/** All that an agent may see of a consumer. */
export function ProfileFacts({ profile, reveal }: ProfileFactsProps) {
  const masks = [
    ['EMAIL_ADDRESS', profile.maskedEmail],
    ['MOBILE_PHONE_NUMBER', profile.maskedPhone],
    ['NAME', profile.maskedName],
  ] as const
  return (
    <DetailsList
      columns={1}
      items={[
        ...masks.map(([field, masked]) => ({
          label: REVEALABLE[field],
          value: masked && (
            <RevealableValue field={field} masked={masked} profile={profile} reveal={reveal} />
          ),
        })),
        {
          label: 'Found also by',
          value: profile.otherIdentities.map(({ masked }) => masked).join(', '),
        },
        { label: 'Profile id', value: <Mono>…{tailOf(profile.profileId)}</Mono> },
        { label: 'Created', value: <Moment at={profile.createdAt} /> },
        { label: 'Last used', value: profile.lastUsedAt && <Moment at={profile.lastUsedAt} relative /> },
        { label: 'Recognised devices', value: formatNumber(profile.deviceCount) },
        { label: 'Cards', value: <Cards cards={profile.cards} /> },
      ]}
    />
  )
}

const Cards = ({ cards }: Pick<MaskedProfile, 'cards'>) => (
  <Stack as="ul" gap="1">
    {cards.map(({ brand, panLastFour, issuerName, status }) => (
      <li key={`${brand}${panLastFour}${issuerName}`}>
        {CARD_BRAND_LABELS[brand]} <Mono>••{panLastFour}</Mono> {issuerName}
        {status !== 'ACTIVE' && `, ${humanize(status).toLowerCase()}`}
      </li>
    ))}
  </Stack>
)
