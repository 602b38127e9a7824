import { Box, HStack, Stack, Tick } from '@portal/ui'

interface TickListProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  onChange(chosen: Value[]): void
}

/** Multiple choice from a few values. */
export function TickList<Value extends string>({ label, options, chosen, onChange }: TickListProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <Stack as="fieldset" gap="1.5">
      <Box as="legend" fontWeight="strong" marginBottom="1.5">
        {label}
      </Box>
      {options.map(({ value, label: said }) => (
        <HStack as="label" key={value} gap="1.5">
          <Tick type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {said}
        </HStack>
      ))}
    </Stack>
  )
}
