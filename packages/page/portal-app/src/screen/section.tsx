import { Heading, Stack } from '@portal/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  /** Id for links to this section. */
  readonly id?: string
  readonly children: ReactNode
}

/** A titled section of a page. */
export function Section({ title, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <Stack as="section" id={id} gap="3" aria-labelledby={headingId} scrollMarginTop="6rem">
      <Heading as="h2" id={headingId} fontSize="lg" fontWeight="strong">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
