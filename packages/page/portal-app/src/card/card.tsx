import { Box, Heading } from '@portal/ui'
import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  /** Lines of text to keep free, so that nothing moves when the content arrives. */
  readonly lines: number
  /** At the end of the head. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled box of the dashboard. */
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
