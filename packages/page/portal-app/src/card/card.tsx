import { Box, css, Heading } from '@portal/ui'
import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  /** Content at the end of the header. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** With an `EmptyCard` as its content, the title and that line share one line. */
const shrinking = css.raw({
  '&:has([data-empty-card])': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    paddingBlock: '3',
    '& > :first-child': { marginBottom: '0' },
  },
})

/** A titled box on the dashboard, as high as its content. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      padding="4"
      minWidth="0"
      css={shrinking}
    >
      <Box display="flex" gap="3" alignItems="center" justifyContent="space-between" marginBottom="3">
        <Heading as="h3" id={id} fontSize="md" fontWeight="strong">
          {title}
        </Heading>
        {actions}
      </Box>
      <Box minWidth="0">{children}</Box>
    </Box>
  )
}
