import { Portal } from '@chakra-ui/react/portal'
import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip'
import type { ReactNode } from 'react'
import { OverlayProvider } from '../theme/overlay-provider.tsx'

export interface NotePanelProps {
  triggerId: string
  contentId: string
  open: boolean
  onOpenChange(open: boolean): void
  children: ReactNode
  onPointerEnter(): void
  onPointerLeave(): void
}

/** The panel of a note, loaded with the positioning library on first use. */
export function NotePanel(props: NotePanelProps) {
  const { triggerId, contentId, open, onOpenChange, children, ...hover } = props
  return (
    <OverlayProvider>
      <TooltipRoot
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId, content: contentId }}
        positioning={{ placement: 'top', gutter: 6 }}
        interactive
      >
        <Portal>
          <TooltipPositioner>
            <TooltipContent {...hover}>{children}</TooltipContent>
          </TooltipPositioner>
        </Portal>
      </TooltipRoot>
    </OverlayProvider>
  )
}
