import { Box } from '@portal/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusedStepProps {
  /** Another name is another step. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * One of several steps in the same place. When another one replaces it while it has the focus, the first control of the
 * next step gets it, so that keyboard users do not restart at the top.
 */
export function FocusedStep({ name, children }: FocusedStepProps) {
  const hadFocus = useRef(false)
  return (
    <Step key={name} hadFocus={hadFocus}>
      {children}
    </Step>
  )
}

function Step({ hadFocus, children }: { hadFocus: RefObject<boolean>; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = part.current
    if (hadFocus.current) element?.querySelector<HTMLElement>('button, a, input, select')?.focus()
    // Before it is removed from the page, which would lose the focus.
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  return (
    <Box ref={part} display="contents">
      {children}
    </Box>
  )
}
