import { afterPress, Button, Flex, Stack } from '@portal/ui'
import type { Option } from '@portal/ui/form'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { ChoiceInput, TextInput } from '../words/value-inputs.tsx'
import { ChipList } from './chip-list.tsx'

interface ValueListInputProps {
  readonly label: string
  readonly values: readonly string[]
  readonly error: string | undefined
  onChange(values: readonly string[]): void
}

/** Multiple choice from known values. */
export function OptionListInput(props: ValueListInputProps & { readonly options: readonly Option[] }) {
  const { label, values, options, error, onChange } = props
  const names = new Map(options.map((option) => [option.value, option.label]))
  return (
    <Stack gap="1.5">
      <ChipList
        label={label}
        values={values}
        nameOf={(value) => names.get(value) ?? value}
        onRemove={(gone) => onChange(values.filter((value) => value !== gone))}
      />
      <ChoiceInput
        label={`Add to ${label.toLowerCase()}`}
        options={options.filter(({ value }) => !values.includes(value))}
        none="Choose"
        value=""
        error={error}
        onChange={(value) => value && onChange([...values, value])}
      />
    </Stack>
  )
}

/** The values as they are shown: those that a press adds by leaving the field must not move what is pressed. */
function useShown(values: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(values)
  useEffect(() => {
    let current = true
    afterPress(() => current && setShown(values))
    return () => {
      current = false
    }
  }, [values])
  return shown
}

/** A list of texts; several can be pasted, separated by commas, spaces or line breaks. */
export function TextListInput({
  label,
  values,
  error,
  hint,
  onChange,
}: ValueListInputProps & { readonly hint: string }) {
  const [text, setText] = useState('')
  const shown = useShown(values)

  function add() {
    const added = text.split(/[\s,;]+/).filter(Boolean)
    if (added.length > 0) onChange([...new Set([...values, ...added])])
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  /** Texts that were typed but not added would be missing in the saved set. */
  function onBlur({ target }: FocusEvent) {
    // Switching to another window, such as to copy the next text, leaves the focus here.
    if (document.activeElement !== target) add()
  }

  return (
    <Stack gap="1.5">
      <ChipList
        label={label}
        values={shown}
        nameOf={(value) => value}
        onRemove={(gone) => onChange(values.filter((value) => value !== gone))}
      />
      <Flex gap="2" align="flex-end" onKeyDown={onKeyDown} onBlur={onBlur}>
        <TextInput label={`Add to ${label}`} hint={hint} value={text} error={error} onChange={setText} />
        <Button onClick={add}>Add</Button>
      </Flex>
    </Stack>
  )
}
