import { Portal } from '@chakra-ui/react/portal'
import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip'
import type { ReactNode } from 'react'
import { OverlayProvider } from '../theme/overlay-provider.tsx'

export interface NotePanelProps {
  triggerId: string
  contentId: string
  open: boolean
  onOpenChange(open: boolean): void
  /**
   * Repeats the trigger's own name or description: screen readers skip it, and Escape also reaches what the
   * trigger is in.
   */
  repeats?: boolean
  children: ReactNode
  onPointerEnter?(): void
  onPointerLeave?(): void
}

/** The panel of a note, loaded with the positioning library on first use. */
export function NotePanel(props: NotePanelProps) {
  const { triggerId, contentId, open, onOpenChange, repeats = false, children, ...hover } = props
  return (
    <OverlayProvider>
      <TooltipRoot
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId, content: contentId }}
        positioning={{ placement: 'top', gutter: 6 }}
        interactive
        closeOnEscape={!repeats}
      >
        <Portal>
          <TooltipPositioner aria-hidden={repeats || undefined}>
            <TooltipContent {...hover}>{children}</TooltipContent>
          </TooltipPositioner>
        </Portal>
      </TooltipRoot>
    </OverlayProvider>
  )
}
