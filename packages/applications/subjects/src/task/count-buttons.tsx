import { Button, type Filter, formatCount, HStack, Text } from '@portal/ui'
import type { TableState } from '@portal/ui/blocks'

interface CountButtonsProps {
  readonly label: string
  readonly filter: Filter
  readonly counts: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly state: Pick<TableState, 'filters' | 'toggleFilter'>
}

/** The numbers of rows by the values of a filter; each is a button that filters by its value. */
export function CountButtons({ label, filter, counts, state }: CountButtonsProps) {
  if (counts.length === 0) return null
  const chosen = state.filters[filter.name] ?? []
  return (
    <HStack as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label={label}>
      {counts.map(({ value, label: text, count }) => (
        <li key={value}>
          <Button
            size="sm"
            aria-pressed={chosen.includes(value)}
            onClick={() => state.toggleFilter(filter, value)}
          >
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
