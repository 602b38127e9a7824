import { CONSUMER_IDENTITY_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  Section,
  SelectField,
  TextField,
  TextListField,
} from '@portal/ui/form'
import { IDV_CHANNEL_OPTIONS, optionsOf } from './options.ts'

/** How consumers are identified, and how they prove who they are. */
export function IdentityConfigFields() {
  return (
    <>
      <Section title="Identification">
        <CheckboxGroupField
          name="consumerIdentityTypes"
          label="Consumer identities"
          options={optionsOf(CONSUMER_IDENTITY_TYPES)}
        />
      </Section>
      <Section title="Verification">
        <CheckboxGroupField name="idvChannels" label="Channels" options={IDV_CHANNEL_OPTIONS} />
        <SelectField name="defaultChannel" label="Default channel" options={IDV_CHANNEL_OPTIONS} />
        <NumberField
          name="reuseIdvMinutes"
          label="Minutes a proof stays good"
          hint="0 asks for a new proof each time."
        />
      </Section>
      <Section title="External authentication">
        <CheckboxField name="externalAuth.enabled" label="Consumers authenticate with an outside platform" />
        <TextField
          name="externalAuth.authPlatformSubjectId"
          label="Platform"
          hint="The id of a subject of type external authentication platform."
        />
        <TextListField name="externalAuth.redirectUris" label="Redirect addresses" />
      </Section>
    </>
  )
}
