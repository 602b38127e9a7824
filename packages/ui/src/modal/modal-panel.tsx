import {
  DialogBackdrop,
  DialogContent,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import X from 'lucide-react/icons/x'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { IconButton } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import type { ModalProps } from './modal.tsx'

export function ModalPanel({ open, onClose, label, hideLabel = false, finalFocus, children }: ModalProps) {
  return (
    <DialogRoot
      open={open}
      onOpenChange={() => onClose()}
      lazyMount
      unmountOnExit
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner paddingBlock={{ base: '2', md: '12vh' }}>
          <DialogContent maxWidth="form">
            {hideLabel ? (
              <VisuallyHidden>
                <DialogTitle>{label}</DialogTitle>
              </VisuallyHidden>
            ) : (
              <DialogHeader display="flex" alignItems="center" justifyContent="space-between">
                <DialogTitle>{label}</DialogTitle>
                <IconButton label={texts.close} onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              </DialogHeader>
            )}
            {children}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  )
}
