import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { CONSUMER_IDENTITY_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { useDictionary } from '@portal/portal-app'
import { optionsOf } from '@portal/portal-app/checkout'
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  SearchField,
  Section,
  SelectField,
  TextListField,
} from '@portal/ui/form'
import { useSubjectOptions } from '../use-subject-options.ts'

/** How consumers are identified and verified. */
export function IdentityConfigFields() {
  const channels = optionsOf(useDictionary('IDV_CHANNELS', IDV_CHANNELS))
  const platforms = useSubjectOptions('EXT_AUTH_PLATFORM')
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
        <SearchField
          name="externalAuth.authPlatformSubjectId"
          hint="A subject of type external authentication platform."
          options={platforms}
        />
        <TextListField name="externalAuth.redirectUris" addLabel="Add redirect URI" />
      </Section>
    </>
  )
}
