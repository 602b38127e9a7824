import {
  DialogBackdrop,
  DialogContent,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from '@lucide/icons'
import { useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { IconButton } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import type { ModalProps } from './modal.tsx'

type ModalPanelProps = ModalProps & Required<Pick<ModalProps, 'finalFocus'>>

export function ModalPanel({
  open,
  onClose,
  label,
  hideLabel = false,
  finalFocus,
  children,
}: ModalPanelProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <OverlayProvider>
      <DialogRoot
        open={open}
        onOpenChange={() => onClose()}
        lazyMount
        unmountOnExit
        // Otherwise the button to close it gets the focus, and its note covers what is to be read.
        {...(!hideLabel && { initialFocusEl: () => content.current })}
        finalFocusEl={finalFocus}
      >
        <Portal>
          <DialogBackdrop />
          <DialogPositioner paddingBlock={{ base: '2', md: '12vh' }}>
            <DialogContent ref={content} maxWidth="form">
              {hideLabel ? (
                <VisuallyHidden>
                  <DialogTitle>{label}</DialogTitle>
                </VisuallyHidden>
              ) : (
                <DialogHeader display="flex" alignItems="center" justifyContent="space-between">
                  <DialogTitle>{label}</DialogTitle>
                  <IconButton label={texts.close} onClick={onClose}>
                    <Icon icon={X} />
                  </IconButton>
                </DialogHeader>
              )}
              {children}
            </DialogContent>
          </DialogPositioner>
        </Portal>
      </DialogRoot>
    </OverlayProvider>
  )
}
