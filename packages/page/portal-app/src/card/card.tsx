import { Box, Heading } from '@portal/ui'
import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  /** Lines of text to reserve, so that the layout does not shift when the content loads. */
  readonly lines: number
  /** Content at the end of the header. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled box on the dashboard. */
export function Card({ title, lines, actions, children }: CardProps) {
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
    >
      <Box display="flex" gap="3" alignItems="center" justifyContent="space-between" marginBottom="3">
        <Heading as="h3" id={id} fontSize="md" fontWeight="strong">
          {title}
        </Heading>
        {actions}
      </Box>
      <Box style={{ minHeight: `${lines * 1.75}rem` }}>{children}</Box>
    </Box>
  )
}
