import { CONFIGURATION_RANGES } from '@portal/contract/idv/idv.ts'
import { labelOptions } from '@portal/portal-app'
import { NumberField, Section, SelectField } from '@portal/ui/form'
import { rangeHint } from '../range-hint.ts'
import { DECISION_WORDS } from './decision-words.ts'
import { FallbackChannelsField } from './fallback-channels-field.tsx'

const DECISIONS = labelOptions(DECISION_WORDS)
/** If rules fail, skipping verification would let everyone through. */
const ON_ERROR = DECISIONS.filter(({ value }) => value !== 'SKIP')

/** Settings shared by all rules. */
export function ConfigurationFields() {
  return (
    <>
      <Section title="If no rule matches">
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
      <Section title="If rules are slow or unavailable">
        <NumberField name="ruleTimeoutMs" hint={rangeHint(CONFIGURATION_RANGES.ruleTimeoutMs)} />
        <SelectField name="onEngineError" options={ON_ERROR} />
      </Section>
    </>
  )
}
