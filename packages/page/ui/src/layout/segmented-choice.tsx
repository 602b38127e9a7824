import { useId } from 'react'
import { chakra } from '../theme/chakra.ts'

export interface SegmentedChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Takes one line: the label is for screen readers only. */
  inline?: boolean
  onChange(value: Value): void
}

/** Letters that stand beside each other on a phone; the room around each label takes that of four. */
const PHONE_LETTERS = 44

/** A choice of a few visible values. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, inline = false, onChange } = props
  const name = useId()
  const letters = options.reduce((sum, option) => sum + option.label.length + 4, 0)
  return (
    <chakra.fieldset>
      <chakra.legend
        {...(inline ? { srOnly: true } : { fontSize: 'sm', fontWeight: 'strong', marginBottom: '1' })}
      >
        {label}
      </chakra.legend>
      <chakra.div
        display="inline-flex"
        flexWrap="wrap"
        maxWidth="full"
        flexDirection={inline || letters <= PHONE_LETTERS ? 'row' : { base: 'column', sm: 'row' }}
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
      >
        {options.map((option) => (
          <Segment
            key={option.value}
            name={name}
            label={option.label}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

interface SegmentProps {
  name: string
  label: string
  checked: boolean
  onChoose(): void
}

function Segment({ name, label, checked, onChoose }: SegmentProps) {
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      minHeight="control"
      paddingInline="3"
      cursor="pointer"
      borderRadius="control"
      bg={checked ? 'accent.subtle' : undefined}
      fontWeight={checked ? 'strong' : undefined}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent', outlineOffset: '1px' }}
    >
      <chakra.input
        type="radio"
        data-segment=""
        name={name}
        checked={checked}
        onChange={onChoose}
        position="absolute"
        inset="0"
        width="full"
        margin="0"
        opacity="0"
        cursor="pointer"
      />
      {label}
    </chakra.label>
  )
}
