import { Box, Button, Field, type FilterPanelProps, Grid, HStack, Input, Stack, Text, Tick } from '@portal/ui'
import { type FocusEvent, type FormEvent, useId, useState } from 'react'
import { boundsOfDay, dayBefore, dayOf, zoneHint } from '../time/zoned-time.ts'

/** The first and the last day of a period; empty without one. */
interface Days {
  readonly from: string
  readonly to: string
}

const NONE: Days = { from: '', to: '' }

/** Read when the panel opens: "today" changes while a page is open. */
const presets = (): readonly (Days & { readonly label: string })[] => [
  { ...NONE, label: 'Today', from: dayBefore(0) },
  ...[7, 30, 90].map((days) => ({ ...NONE, label: `Last ${days} days`, from: dayBefore(days) })),
  { ...NONE, label: 'Last year', from: dayBefore(365) },
  ...[7, 30].map((days) => ({ ...NONE, label: `More than ${days} days ago`, to: dayBefore(days + 1) })),
]

/** Chooses a period of a list in the preferred time zone: a preset, or a first and a last day. */
export function PeriodPanel({ filter: { name, label, end = '' }, state }: FilterPanelProps) {
  const group = useId()
  const [offered] = useState(presets)
  const chosenDay = (filter: string) => state.filters[filter]?.map(dayOf)[0] ?? ''
  const chosen = { from: chosenDay(name), to: chosenDay(end) }
  const [days, setDays] = useState<Days>(chosen)
  const isReversed = days.from !== '' && days.to !== '' && days.to < days.from

  function apply(period: Days) {
    setDays(period)
    state.setFilters({
      [name]: period.from === '' ? [] : [boundsOfDay(period.from).first],
      [end]: period.to === '' ? [] : [boundsOfDay(period.to).last],
    })
  }

  const isChanged = days.from !== chosen.from || days.to !== chosen.to
  const applyDays = () => isChanged && !isReversed && apply(days)

  function submit(event: FormEvent) {
    event.preventDefault()
    applyDays()
  }

  /** "Show list" applies entered days, too. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) applyDays()
  }

  return (
    <Stack gap="2" padding="2" overflow="auto">
      <Box role="radiogroup" aria-label={`${label}: presets`}>
        {offered.map(({ label: preset, from, to }) => (
          <HStack as="label" gap="2" minHeight="8" key={preset}>
            <Tick
              type="radio"
              name={group}
              checked={from === chosen.from && to === chosen.to}
              onChange={() => apply({ from, to })}
            />
            {preset}
          </HStack>
        ))}
      </Box>
      <Stack as="form" gap="2" onSubmit={submit} onBlur={leave}>
        <Grid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))">
          <DayInput label="First day" day={days.from} onChange={(from) => setDays({ ...days, from })} />
          <DayInput label="Last day" day={days.to} onChange={(to) => setDays({ ...days, to })} />
        </Grid>
        <Text role="status" color={isReversed ? 'red.fg' : 'fg.muted'} fontSize="sm">
          {isReversed ? 'The last day is before the first day.' : zoneHint()}
        </Text>
        <HStack gap="2">
          <Button type="submit">Apply</Button>
          <Button variant="ghost" onClick={() => apply(NONE)}>
            Clear
          </Button>
        </HStack>
      </Stack>
    </Stack>
  )
}

interface DayInputProps {
  readonly label: string
  readonly day: string
  onChange(day: string): void
}

function DayInput({ label, day, onChange }: DayInputProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <Input {...ties} type="date" value={day} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}
