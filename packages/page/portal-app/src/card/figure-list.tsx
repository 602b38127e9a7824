import { Flex, formatNumber, Stack, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface Figure {
  /** What is counted, in words. */
  readonly label: string
  /** Shown in place of the words. */
  readonly shown?: ReactNode
  readonly count: number
  /** Address of what is counted. */
  readonly to: string
}

/** Counts, each with its label and linked to what it counts. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Stack as="dl" gap="0" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {figures.map(({ label, shown = label, count, to }) => (
        <Flex
          key={label}
          justify="space-between"
          gap="4"
          minHeight="7"
          align="baseline"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <dt>{shown}</dt>
          <dd>
            <TextLink to={to} aria-label={`${formatNumber(count)} ${label}`}>
              {formatNumber(count)}
            </TextLink>
          </dd>
        </Flex>
      ))}
    </Stack>
  )
}
