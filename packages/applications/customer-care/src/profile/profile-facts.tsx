import { CARD_BRAND_LABELS } from '@portal/contract/card-brand.ts'
import type { IdentityType } from '@portal/contract/care/profile.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { DetailsList, formatNumber, humanize, Moment, Mono, Stack } from '@portal/ui'
import { IDENTITY, REVEALABLE } from '../care-labels.ts'
import { lastFour } from './last-four.ts'
import { RevealableValue } from './revealable-value.tsx'
import type { Reveal } from './use-reveal.ts'

interface ProfileFactsProps {
  readonly profile: MaskedProfile
  readonly reveal: Reveal
}

/** All facts about a consumer that an agent may see. */
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
          label: 'Other identifiers',
          value: otherIdentities(profile).join(', '),
        },
        { label: 'Profile ID', value: <Mono>…{lastFour(profile.profileId)}</Mono> },
        { label: 'Created', value: <Moment at={profile.createdAt} /> },
        { label: 'Last used', value: profile.lastUsedAt && <Moment at={profile.lastUsedAt} relative /> },
        { label: 'Recognized devices', value: formatNumber(profile.deviceCount) },
        { label: 'Cards', value: <Cards cards={profile.cards} /> },
      ]}
    />
  )
}

/** Other identifiers of the consumer; those with the same mask are counted. */
function otherIdentities(profile: MaskedProfile): readonly string[] {
  const seen = new Set([profile.maskedEmail, profile.maskedPhone])
  const alike = { EMAIL_ADDRESS: 0, MOBILE_PHONE_NUMBER: 0 }
  const told: string[] = []
  for (const { identityType, masked } of profile.otherIdentities) {
    if (seen.has(masked)) alike[identityType] += 1
    else told.push(masked)
    seen.add(masked)
  }
  const counted = (type: IdentityType, many: string) =>
    alike[type] > 0 ? [`${alike[type]} more ${alike[type] === 1 ? IDENTITY[type].toLowerCase() : many}`] : []
  return [
    ...told,
    ...counted('EMAIL_ADDRESS', 'email addresses'),
    ...counted('MOBILE_PHONE_NUMBER', 'mobile numbers'),
  ]
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
