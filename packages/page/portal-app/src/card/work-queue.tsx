import { Box, Flex, formatNumber, Stack, Text, TextLink } from '@portal/ui'
import { formatExactTime } from '@portal/ui/kit'

export interface WorkItem {
  readonly to: string
  readonly title: string
  /** What is to be done or known, in a few words. */
  readonly detail: string
  /** Since when it waits. */
  readonly since: string
}

interface WorkQueueProps {
  /** Oldest first. */
  readonly items: readonly WorkItem[]
  readonly total: number
  /** The list of all of them. */
  readonly allAt: string
  /** Said when nothing waits. */
  readonly empty: string
}

const HOUR_MS = 3_600_000
const HOURS_OF_DAY = 24

const inUnits = (value: number, unit: 'hour' | 'day') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** How long something waits already, in whole hours and, from the second day on, in days. */
function Age({ since }: { since: string }) {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / HOUR_MS))
  return (
    <time dateTime={since} title={formatExactTime(since)}>
      {hours < HOURS_OF_DAY ? inUnits(hours, 'hour') : inUnits(Math.floor(hours / HOURS_OF_DAY), 'day')}
    </time>
  )
}

/** Work that waits, oldest first, each item with its age and a link to where it is done. */
export function WorkQueue({ items, total, allAt, empty }: WorkQueueProps) {
  if (items.length === 0) return <Text color="fg.muted">{empty}</Text>
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
