import { Box, formatNumber, HStack, Text, Tick } from '@portal/ui'
import type { ExportChoice } from './list-export.ts'

interface ExportOptionsProps {
  readonly choice: Pick<ExportChoice, 'label' | 'options'>
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Shorter lists are ticked one by one. */
const MANY = 6

/** Several options of an export, such as its columns. Long lists scroll, and are ticked at once. */
export function ExportOptions({ choice: { label, options }, value, onChange }: ExportOptionsProps) {
  const all = options.map((option) => option.value)
  const isMany = all.length >= MANY
  // In the order of the options, not of the clicks.
  const toggle = (option: string) =>
    onChange(all.filter((one) => (one === option ? !value.includes(one) : value.includes(one))))
  return (
    <Box as="fieldset" minWidth="0">
      <Text as="legend" fontWeight="strong" marginBottom="1.5">
        {isMany ? `${label} (${formatNumber(value.length)} of ${formatNumber(all.length)})` : label}
      </Text>
      {isMany && (
        <HStack as="label" gap="2" minHeight="8">
          <Tick
            type="checkbox"
            checked={value.length === all.length}
            onChange={({ target }) => onChange(target.checked ? all : [])}
          />
          All
        </HStack>
      )}
      <Box
        {...(isMany && {
          maxHeight: '16rem',
          overflowY: 'auto',
          borderWidth: '1px',
          borderColor: 'border',
          borderRadius: 'panel',
          paddingInline: '3',
        })}
      >
        {options.map((option) => (
          <HStack as="label" key={option.value} gap="2" minHeight="8">
            <Tick
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </HStack>
        ))}
      </Box>
    </Box>
  )
}
