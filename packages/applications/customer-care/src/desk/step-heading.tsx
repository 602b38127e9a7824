import { Heading } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step, which takes the focus when the step begins: that reads it out, and Tab goes on from it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} fontSize="lg" scrollMarginTop="6rem">
      {children}
    </Heading>
  )
}
