import { Field, Select } from '@portal/ui'

interface ReleaseChoiceProps {
  readonly label: string
  readonly value: number
  readonly options: readonly { readonly seq: number; readonly label: string }[]
  onChoose(seq: number): void
}

/** Chooses a release; one that is too old for the list stays chosen. */
export function ReleaseChoice({ label, value, options, onChoose }: ReleaseChoiceProps) {
  const isListed = options.some(({ seq }) => seq === value)
  return (
    <Field label={label}>
      {(ties) => (
        <Select
          {...ties}
          width="full"
          value={value}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {options.map((one) => (
            <option key={one.seq} value={one.seq}>
              {one.label}
            </option>
          ))}
          {!isListed && <option value={value}>{value}</option>}
        </Select>
      )}
    </Field>
  )
}
