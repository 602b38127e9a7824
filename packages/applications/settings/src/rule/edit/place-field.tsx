import type { EditedRule } from '../set/edited-rule.ts'
import { ChoiceInput } from '../words/value-inputs.tsx'

interface PlaceFieldProps {
  readonly rules: readonly EditedRule[]
  readonly place: number
  onChange(place: number): void
}

/** The position of a new rule, which matters because the first match wins. */
export function PlaceField({ rules, place, onChange }: PlaceFieldProps) {
  const options = [
    { value: '0', label: '1: before all others' },
    ...rules.map(({ name }, before) => ({
      value: String(before + 1),
      label: `${before + 2}: after “${name || 'Unnamed'}”`,
    })),
  ]
  return (
    <ChoiceInput
      label="Place"
      hint="The first matching rule applies."
      options={options}
      value={String(place)}
      onChange={(text) => onChange(Number(text))}
    />
  )
}
