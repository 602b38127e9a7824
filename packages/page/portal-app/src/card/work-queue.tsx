import { Box, Flex, formatNumber, Stack, Text, TextLink } from '@portal/ui'
import { formatExactTime } from '@portal/ui/blocks'
import { EmptyCard } from './empty-card.tsx'

export interface WorkItem {
  readonly to: string
  readonly title: string
  /** What to do or know, in a few words. */
  readonly detail: string
  /** Since when it has been waiting. */
  readonly since: string
}

interface WorkQueueProps {
  /** Oldest first. */
  readonly items: readonly WorkItem[]
  readonly total: number
  /** Address of the full list. */
  readonly allAt: string
  /** Shown when nothing is pending. */
  readonly empty: string
}

const HOUR_MS = 3_600_000
const HOURS_OF_DAY = 24

const inUnits = (value: number, unit: 'hour' | 'day') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** How long an item has been waiting: in whole hours, or in days from the second day on. */
function Age({ since }: { since: string }) {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / HOUR_MS))
  return (
    <time dateTime={since} title={formatExactTime(since)}>
      {hours < HOURS_OF_DAY ? inUnits(hours, 'hour') : inUnits(Math.floor(hours / HOURS_OF_DAY), 'day')}
    </time>
  )
}

/** Pending work, oldest first: each item with its age and a link. */
export function WorkQueue({ items, total, allAt, empty }: WorkQueueProps) {
  if (items.length === 0) return <EmptyCard text={empty} />
  return (
    <Stack gap="2">
      <Stack as="ol" gap="0" listStyleType="none">
        {items.map(({ to, title, detail, since }) => (
          <Flex as="li" key={to} gap="3" minHeight="7" align="baseline">
            <Box minWidth="0" truncate>
              <TextLink to={to}>{title}</TextLink>
            </Box>
            <Text as="span" color="fg.muted" fontSize="sm" flex="1" truncate>
              {detail}
            </Text>
            <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
              <Age since={since} />
            </Text>
          </Flex>
        ))}
      </Stack>
      {total > items.length && <TextLink to={allAt}>All {formatNumber(total)}</TextLink>}
    </Stack>
  )
}
