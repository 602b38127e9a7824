import { Button, formatCount, HStack, Text } from '@portal/ui'

interface CountButtonsProps {
  readonly label: string
  readonly counts: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  /** The values that the rows are filtered by. */
  readonly chosen: readonly string[] | undefined
  onToggle(value: string): void
}

/** The numbers of rows by the values of a filter; each is a button that filters by its value. */
export function CountButtons({ label, counts, chosen = [], onToggle }: CountButtonsProps) {
  if (counts.length === 0) return null
  return (
    <HStack as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label={label}>
      {counts.map(({ value, label: text, count }) => (
        <li key={value}>
          <Button size="sm" aria-pressed={chosen.includes(value)} onClick={() => onToggle(value)}>
            {text}
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatCount(count, 'row')}
            </Text>
          </Button>
        </li>
      ))}
    </HStack>
  )
}
