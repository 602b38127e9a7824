import { OTP_CHANNELS, providerTypeOf } from '@portal/contract/idv/idv.ts'
import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { subject } from '@portal/contract/subjects/subject-record.ts'
import { TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { countryName } from '@portal/portal-app'
import { RecordLink } from '@portal/portal-app/record-link'
import { DetailsList, Grid, Heading, Stack } from '@portal/ui'
import { duration } from './duration.ts'
import { PolicySummary } from './policy-summary.tsx'
import { PROFILE_LABELS } from './profile-labels.ts'
import { ProfileMessages } from './profile-messages.tsx'
import { ProfileUses } from './profile-uses.tsx'
import { IDENTITY_WORDS, MASK_WORDS } from './profile-words.ts'

const listed = new Intl.ListFormat('en')

const senderOf = ({ fromAddress, senderId }: IdvProfile) => [
  ...(fromAddress ? [{ label: PROFILE_LABELS.fromAddress, value: fromAddress }] : []),
  ...(senderId ? [{ label: PROFILE_LABELS.senderId, value: senderId }] : []),
]

const messageOf = ({ type, templateType }: IdvProfile) =>
  isOneOf(OTP_CHANNELS, type)
    ? [{ label: PROFILE_LABELS.templateType, value: TEMPLATE_TYPE_LABELS[templateType] }]
    : []

const resendsOf = ({ otp }: IdvProfile) =>
  otp
    ? [
        {
          label: PROFILE_LABELS['otp.maxResends'],
          value:
            otp.maxResends === 0
              ? 'Never'
              : `At most ${otp.maxResends}, after ${duration(otp.resendIntervalSeconds)} each`,
        },
      ]
    : []

/** A profile: its policy, identities and uses. */
export function ProfileView({ profile }: { profile: IdvProfile }) {
  const { type, identityTypes, providerSubjectId, providerName, supportedCountries, priority } = profile
  const items = [
    {
      label: PROFILE_LABELS.identityTypes,
      value: listed.format(identityTypes.map((one) => IDENTITY_WORDS[one])),
    },
    {
      label: PROFILE_LABELS.providerSubjectId,
      value: (
        <RecordLink record={subject} id={providerSubjectId} subjectType={providerTypeOf(type)}>
          {providerName}
        </RecordLink>
      ),
    },
    ...senderOf(profile),
    ...resendsOf(profile),
    ...messageOf(profile),
    {
      label: PROFILE_LABELS.supportedCountries,
      value: supportedCountries.length === 0 ? 'All' : listed.format(supportedCountries.map(countryName)),
    },
    { label: PROFILE_LABELS.priority, value: `${priority} (the smallest is tried first)` },
    { label: PROFILE_LABELS.maskPattern, value: MASK_WORDS[profile.maskPattern] },
  ]
  return (
    <Stack gap="6">
      <PolicySummary policy={profile} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="8">
        <Stack as="section" gap="2" aria-label="Settings of the profile">
          <Heading as="h2" fontSize="md">
            Current policy
          </Heading>
          <DetailsList columns={1} items={items} />
        </Stack>
        <Stack gap="6">
          <ProfileMessages profile={profile} />
          <ProfileUses type={type} />
        </Stack>
      </Grid>
    </Stack>
  )
}
