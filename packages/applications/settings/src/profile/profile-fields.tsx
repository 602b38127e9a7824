import { OTP_CHANNELS, PROFILE_RANGES } from '@portal/contract/idv/idv.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { labelOptions } from '@portal/portal-app'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import {
  CheckboxGroupField,
  NumberField,
  SearchListField,
  Section,
  SelectField,
  SwitchField,
  TextField,
} from '@portal/ui/form'
import { rangeHint } from '../range-hint.ts'
import { LivePolicy } from './live-policy.tsx'
import { ALPHABET_WORDS, IDENTITY_WORDS, MASK_WORDS } from './profile-words.ts'
import { ProviderField } from './provider-field.tsx'

type Range = keyof typeof PROFILE_RANGES

function NumberIn({ name, range, more }: { name: string; range: Range; more?: string }) {
  const inRange = rangeHint(PROFILE_RANGES[range], range.endsWith('Seconds') ? 'seconds' : '')
  return <NumberField name={name} hint={[inRange, more].filter(Boolean).join(' ')} />
}

function CodeFields() {
  return (
    <Section title="Code">
      <NumberIn name="otp.codeLength" range="codeLength" />
      <SelectField name="otp.alphabet" options={labelOptions(ALPHABET_WORDS)} />
      <NumberIn name="otp.codeTtlSeconds" range="codeTtlSeconds" />
      <NumberIn name="otp.maxAttempts" range="maxAttempts" />
      <NumberIn name="otp.maxResends" range="maxResends" />
      <NumberIn name="otp.resendIntervalSeconds" range="resendIntervalSeconds" />
    </Section>
  )
}

/** The fields that the channel has; the sentence above shows the saved values. */
export function ProfileFields({ channel }: { channel: IdvChannel }) {
  const sendsCodes = isOneOf(OTP_CHANNELS, channel)
  return (
    <>
      <Section title="In words">
        <LivePolicy sendsCodes={sendsCodes} />
      </Section>
      <Section title="Channel">
        <TextField name="displayName" hint="Shown to operators." />
        <CheckboxGroupField name="identityTypes" options={labelOptions(IDENTITY_WORDS)} />
        <ProviderField channel={channel} />
        <SwitchField name="enabled" hint="Rules and subjects can only use channels that are switched on." />
      </Section>
      {sendsCodes && <CodeFields />}
      <Section title="Limits">
        <NumberIn name="lockoutSeconds" range="lockoutSeconds" more="0 disables the lockout." />
        <NumberIn name="dailyLimitPerIdentity" range="dailyLimitPerIdentity" more="Per consumer." />
      </Section>
      <Section title={sendsCodes ? 'Message and order' : 'Consumers and order'}>
        {channel === 'EMAIL' && <TextField name="fromAddress" type="email" />}
        {channel === 'SMS' && <TextField name="senderId" hint="3 to 11 letters and digits." />}
        {sendsCodes && <SelectField name="templateType" options={labelOptions(TEMPLATE_TYPE_LABELS)} />}
        <SelectField name="maskPattern" options={labelOptions(MASK_WORDS)} />
        <SearchListField
          name="supportedCountries"
          addLabel="Add country"
          hint="Empty allows all."
          options={COUNTRY_OPTIONS}
        />
        <NumberIn name="priority" range="priority" more="Lower numbers are tried first." />
      </Section>
    </>
  )
}
