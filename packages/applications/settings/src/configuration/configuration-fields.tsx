import { CONFIGURATION_RANGES } from '@portal/contract/idv/idv.ts'
import { NumberField, Section, SelectField } from '@portal/ui/form'
import { rangeHint } from '../range-hint.ts'
import { DECISION_WORDS } from './decision-words.ts'
import { FallbackChannelsField } from './fallback-channels-field.tsx'

const DECISIONS = Object.entries(DECISION_WORDS).map(([value, label]) => ({ value, label }))
/** Without rules nobody can be let through unseen. */
const ON_ERROR = DECISIONS.filter(({ value }) => value !== 'SKIP')

/** What holds for all rules. */
export function ConfigurationFields() {
  return (
    <>
      <Section title="Where no rule holds">
        <SelectField name="defaultDecision" options={DECISIONS} />
        <FallbackChannelsField />
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
