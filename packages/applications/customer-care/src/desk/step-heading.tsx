import { Heading } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step, focused when the step starts: screen readers announce it, and Tab continues from it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} fontSize="lg" scrollMarginTop="6rem">
      {children}
    </Heading>
  )
}
