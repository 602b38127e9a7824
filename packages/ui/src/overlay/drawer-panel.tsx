import {
  DrawerBackdrop,
  DrawerBody,
  DrawerContent,
  DrawerHeader,
  DrawerPositioner,
  DrawerRoot,
  DrawerTitle,
} from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import X from 'lucide-react/icons/x'
import { IconButton } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import type { DrawerProps } from './drawer.tsx'

export function DrawerPanel({ open, onClose, label, returnTo, children }: DrawerProps) {
  return (
    <OverlayProvider>
      <DrawerRoot open={open} onOpenChange={() => onClose()} {...(returnTo && { finalFocusEl: returnTo })}>
        <Portal>
          <DrawerBackdrop />
          <DrawerPositioner>
            <DrawerContent>
              <DrawerHeader>
                <DrawerTitle>{label}</DrawerTitle>
                <IconButton label={texts.close} onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              </DrawerHeader>
              <DrawerBody>{children}</DrawerBody>
            </DrawerContent>
          </DrawerPositioner>
        </Portal>
      </DrawerRoot>
    </OverlayProvider>
  )
}
