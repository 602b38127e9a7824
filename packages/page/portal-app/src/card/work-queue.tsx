import { Flex, formatNumber, Stack, Text, TextLink } from '@portal/ui'
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
  readonly items: readonly WorkItem[]
  readonly total: number
  /** Address of the full list. */
  readonly allAt: string
  /** Shown when nothing is pending. */
  readonly empty: string
}

const MINUTES = { unit: 'minute', length: 60_000 }
const UNITS = [{ unit: 'day', length: 86_400_000 }, { unit: 'hour', length: 3_600_000 }, MINUTES]

/** How long an item has been waiting, in whole units; less than a minute counts as one. */
function ageOf(ms: number): string {
  const { unit, length } = UNITS.find((one) => ms >= one.length) ?? MINUTES
  const format = new Intl.NumberFormat(undefined, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.floor(ms / length)))
}

const Age = ({ since }: { since: string }) => (
  <time dateTime={since} title={formatExactTime(since)}>
    {ageOf(Date.now() - Date.parse(since))}
  </time>
)

/** Pending work: each item with its age and a link. */
export function WorkQueue({ items, total, allAt, empty }: WorkQueueProps) {
  if (items.length === 0) return <EmptyCard text={empty} />
  return (
    <Stack gap="2">
      <Stack as="ol" gap="1" listStyleType="none">
        {items.map(({ to, title, detail, since }) => (
          <Flex as="li" key={to} gap="3" minHeight="7" align="baseline">
            <Flex columnGap="3" wrap="wrap" flex="1" align="baseline" overflowWrap="anywhere">
              <TextLink to={to}>{title}</TextLink>
              <Text as="span" color="fg.muted" fontSize="sm">
                {detail}
              </Text>
            </Flex>
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
