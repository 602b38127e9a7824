import { Stack } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepPanelProps {
  readonly label: string
  readonly children: ReactNode
}

/** A step that replaces the one before it and takes its focus. */
export function StepPanel({ label, children }: StepPanelProps) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Stack ref={start} gap="4" tabIndex={-1} outline="none" role="group" aria-label={label}>
      {children}
    </Stack>
  )
}
