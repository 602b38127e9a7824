import { Button, Field, Flex, Input } from '@portal/ui'
import { ruleOf } from '../set/rule-set-changes.ts'
import { ChoiceInput } from '../words/value-inputs.tsx'
import { type ChangeFilter, isReversed } from './use-change-filter.ts'
import type { Version } from './versions-of.ts'

interface ChangeFiltersProps {
  readonly versions: readonly Version[]
  readonly filter: ChangeFilter
  onChange(change: Partial<ChangeFilter>): void
}

/** All rules that ever changed, by their latest names. */
function rulesIn(versions: readonly Version[]) {
  const names = new Map<string, string>()
  for (const change of versions.flatMap(({ changes }) => changes)) {
    const { ruleId, name } = ruleOf(change)
    if (!names.has(ruleId)) names.set(ruleId, name)
  }
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}

/** Filters changes by rule and period. */
export function ChangeFilters({ versions, filter, onChange }: ChangeFiltersProps) {
  const day = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      {(ties) => (
        <Input
          {...ties}
          type="date"
          value={filter[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Flex as="search" gap="3" wrap="wrap" align="flex-end" aria-label="Filters">
      <ChoiceInput
        label="Rule"
        options={rulesIn(versions)}
        none="All rules"
        value={filter.rule}
        onChange={(rule) => onChange({ rule })}
      />
      {day('from', 'From')}
      {day('to', 'To', isReversed(filter) ? 'Must not be before “From”' : undefined)}
      {(filter.from || filter.to) && (
        <Button variant="ghost" onClick={() => onChange({ from: '', to: '' })}>
          All times
        </Button>
      )}
    </Flex>
  )
}
