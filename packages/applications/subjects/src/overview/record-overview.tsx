import { Box, Stack } from '@portal/ui'
import type { ReactNode } from 'react'

interface RecordOverviewProps {
  /** What is missing before the record is live, and its facts. */
  readonly children: ReactNode
  /** Related records and the last changes. */
  readonly aside: ReactNode
}

/** The overview of a record: facts, with related records and last changes beside them where there is room. */
export const RecordOverview = ({ children, aside }: RecordOverviewProps) => (
  <Box css={{ containerType: 'inline-size' }}>
    <Box
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        columnGap: '10',
        rowGap: '8',
        '@container (min-width: 50rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
      }}
    >
      <Stack gap="8">{children}</Stack>
      <Stack gap="8">{aside}</Stack>
    </Box>
  </Box>
)
