import { CONFIGURATION_RANGES } from '@portal/contract/idv/idv.ts'
import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { queryForAll, systemSubjectId, useDictionary } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { CheckboxGroupField, NumberField, Section, SelectField } from '@portal/ui/form'
import { useQuery } from '@tanstack/react-query'
import { channelName } from '../profile/channel-name.ts'
import { rangeHint } from '../range-hint.ts'
import { DECISION_WORDS } from './decision-words.ts'

const DECISIONS = Object.entries(DECISION_WORDS).map(([value, label]) => ({ value, label }))
/** Without rules nobody can be let through unseen. */
const ON_ERROR = DECISIONS.filter(({ value }) => value !== 'SKIP')

/** The channels of the account; those without a profile that is switched on can only be given up. */
function useChannelOptions() {
  const channels = useDictionary('IDV_CHANNELS', IDV_CHANNELS)
  const enabled = useCan(listIdvProfiles)
  const { data } = useQuery({
    ...queryForAll(listIdvProfiles, { params: { subjectId: systemSubjectId } }),
    enabled,
  })
  return channels.map((value) => {
    const isOff = data && !data.some((profile) => profile.type === value && profile.enabled)
    return {
      value,
      label: channelName(value),
      ...(isOff && { disabledReason: 'It has no profile that is switched on.' }),
    }
  })
}

/** What holds for all rules. */
export function ConfigurationFields() {
  const channels = useChannelOptions()
  return (
    <>
      <Section title="Where no rule holds">
        <SelectField name="defaultDecision" options={DECISIONS} />
        <CheckboxGroupField
          name="fallbackChannels"
          hint="Tried in the order in which they are ticked, where a proof is asked for."
          options={channels}
        />
      </Section>
      <Section title="Limits">
        <NumberField name="maxIdvPerDay" hint={rangeHint(CONFIGURATION_RANGES.maxIdvPerDay)} />
        <NumberField
          name="rememberDeviceDays"
          hint={`${rangeHint(CONFIGURATION_RANGES.rememberDeviceDays)} 0 remembers none.`}
        />
      </Section>
      <Section title="When the rules are slow or away">
        <NumberField name="ruleTimeoutMs" hint={rangeHint(CONFIGURATION_RANGES.ruleTimeoutMs)} />
        <SelectField name="onEngineError" options={ON_ERROR} />
      </Section>
    </>
  )
}
