import { PopoverContent, PopoverPositioner, PopoverRoot } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useEffect, useRef } from 'react'
import { chakra } from '../theme/chakra.ts'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import { surroundingsOf } from './surroundings-of.ts'

export interface PopoverPanelProps {
  /** The id of the button that opens the panel. */
  triggerId: string
  label: string
  open: boolean
  onOpenChange(open: boolean): void
  children: ReactNode
}

/** The panel of a popover button, loaded with the positioning library when the first panel opens. */
export function PopoverPanel({ triggerId, label, open, onOpenChange, children }: PopoverPanelProps) {
  return (
    <OverlayProvider>
      <PopoverRoot
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId, content: `${triggerId}-panel` }}
        positioning={{ placement: 'bottom-start', gutter: 4, strategy: 'fixed' }}
        // The library's own auto focus misses a panel that is open when its code loads.
        autoFocus={false}
        unmountOnExit
      >
        <Portal container={surroundingsOf(triggerId)}>
          <PopoverPositioner>
            <PopoverContent aria-label={label}>
              <FocusFirst onLeave={() => onOpenChange(false)}>{children}</FocusFirst>
            </PopoverContent>
          </PopoverPositioner>
        </Portal>
      </PopoverRoot>
    </OverlayProvider>
  )
}

interface FocusFirstProps {
  onLeave(): void
  children: ReactNode
}

/** Focuses the first control without scrolling: the panel is positioned a moment later. Links close the panel. */
function FocusFirst({ onLeave, children }: FocusFirstProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(
    () => content.current?.querySelector<HTMLElement>('a, input, button')?.focus({ preventScroll: true }),
    [],
  )
  return (
    <chakra.div
      ref={content}
      display="contents"
      onClick={({ target }) => target instanceof Element && target.closest('a') && onLeave()}
    >
      {children}
    </chakra.div>
  )
}
