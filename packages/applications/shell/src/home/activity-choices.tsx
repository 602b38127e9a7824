import { Field, Flex, SegmentedChoice, Select } from '@portal/ui'
import { useDeviceValue } from '../device/device-value.ts'
import { AREAS } from './areas.ts'
import { dashboardChoices } from './dashboard-choices.ts'
import { PERIOD_LABELS, PERIODS } from './period.ts'

const periods = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))
const actors = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'me', label: 'Me' },
] as const

/** The filters of the dashboard's activity. */
export function ActivityChoices() {
  const choices = useDeviceValue(dashboardChoices)
  return (
    <Flex gap="6" wrap="wrap">
      <SegmentedChoice
        label="Period"
        options={periods}
        value={choices.period}
        onChange={(period) => dashboardChoices.set({ ...choices, period })}
      />
      <SegmentedChoice
        label="Changed by"
        options={actors}
        value={choices.actor}
        onChange={(actor) => dashboardChoices.set({ ...choices, actor })}
      />
      <Field label="Area">
        {(control) => (
          <Select
            {...control}
            value={choices.area}
            onChange={({ target }) => dashboardChoices.set({ ...choices, area: target.value })}
          >
            <option value="">All areas</option>
            {AREAS.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </Select>
        )}
      </Field>
    </Flex>
  )
}
