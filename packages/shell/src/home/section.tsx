import { Heading, Stack } from '@portal/ui'
import { type ReactNode, useId } from 'react'

/** A titled part of the dashboard. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="lg" fontWeight="strong">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
