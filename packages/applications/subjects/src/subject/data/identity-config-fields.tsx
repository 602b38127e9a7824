import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { CONSUMER_IDENTITY_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { useDictionary } from '@portal/portal-app'
import { optionsOf } from '@portal/portal-app/checkout'
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  Section,
  SelectField,
  TextField,
  TextListField,
} from '@portal/ui/form'

/** How consumers are identified and verified. */
export function IdentityConfigFields() {
  const channels = optionsOf(useDictionary('IDV_CHANNELS', IDV_CHANNELS))
  return (
    <>
      <Section title="Identification">
        <CheckboxGroupField name="consumerIdentityTypes" options={optionsOf(CONSUMER_IDENTITY_TYPES)} />
      </Section>
      <Section title="Verification">
        <CheckboxGroupField name="idvChannels" options={channels} />
        <SelectField name="defaultChannel" options={channels} />
        <NumberField name="reuseIdvMinutes" hint="0 requires a new verification each time." />
      </Section>
      <Section title="External authentication">
        <CheckboxField name="externalAuth.enabled" />
        <TextField
          name="externalAuth.authPlatformSubjectId"
          hint="The ID of a subject of type external authentication platform."
        />
        <TextListField name="externalAuth.redirectUris" addLabel="Add redirect URI" />
      </Section>
    </>
  )
}
