import { Field, HStack, Input, SegmentedChoice, Select, Stack, Text, TextArea, Tick } from '@portal/ui'
import { CodeArea, Combobox } from '@portal/ui/form'
import { useId, useState } from 'react'

export const Fields = () => (
  <Stack gap="4">
    <Field label="Name" hint="Shown to customers">
      {(ties) => <Input {...ties} defaultValue="Acme" />}
    </Field>
    <Field label="Country" optional>
      {(ties) => (
        <Select {...ties}>
          <option>Spain</option>
          <option>France</option>
        </Select>
      )}
    </Field>
    <Field label="Remarks" optional>
      {(ties) => <TextArea {...ties} defaultValue="Also open on Sundays." />}
    </Field>
    <Field label="Settings" optional>
      {(ties) => <CodeArea {...ties} defaultValue='{ "openOn": ["Sunday"] }' />}
    </Field>
  </Stack>
)

export const FieldWithError = () => (
  <Field label="Limit" error="Enter a whole number">
    {(ties) => <Input {...ties} defaultValue="many" />}
  </Field>
)

export const DisabledField = () => (
  <Field label="Id" hint="Cannot be changed.">
    {(ties) => <Input {...ties} defaultValue="srci-48213" disabled />}
  </Field>
)

export function Ticks() {
  const id = useId()
  return (
    <Stack gap="2">
      {(['checkbox', 'radio'] as const).map((type) => (
        <HStack key={type} gap="1.5">
          <Tick type={type} id={`${id}${type}`} defaultChecked />
          <label htmlFor={`${id}${type}`}>A {type} that is chosen</label>
        </HStack>
      ))}
    </Stack>
  )
}

const countries = [
  { value: 'ES', label: 'Spain' },
  { value: 'FR', label: 'France' },
]

export function ChoiceOfMany() {
  const [value, setValue] = useState('ES')
  return (
    <Field label="Country of birth">
      {(ties) => (
        <Combobox
          ties={ties}
          label="Country of birth"
          options={countries}
          value={value}
          readOnly={false}
          onChange={setValue}
        />
      )}
    </Field>
  )
}

export function ChoiceOfFew() {
  const [value, setValue] = useState('ES')
  return (
    <>
      <SegmentedChoice label="Country of the shop" options={countries} value={value} onChange={setValue} />
      <Text color="fg.muted">Chosen: {value}</Text>
    </>
  )
}
