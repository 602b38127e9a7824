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
import { X } from '@lucide/icons'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { useNarrowWindow } from '../layout/use-window.ts'
import { texts } from '../texts.ts'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import type { DrawerProps } from './drawer.tsx'

/** False until the second frame. */
function useNextFrame(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isThere
}

export function DrawerPanel({ open, onClose, label, returnTo, narrowOnly, children }: DrawerProps) {
  // A menu that is still closing would also close what opened above it.
  const isTime = useNextFrame()
  const isNarrow = useNarrowWindow()
  const wasNarrow = useRef(isNarrow)
  useEffect(() => {
    if (narrowOnly && wasNarrow.current && !isNarrow) onClose()
    wasNarrow.current = isNarrow
  }, [narrowOnly, isNarrow, onClose])
  return (
    <OverlayProvider>
      <DrawerRoot
        open={open && isTime}
        onOpenChange={() => onClose()}
        {...(returnTo && { finalFocusEl: returnTo })}
      >
        <Portal>
          <DrawerBackdrop />
          <DrawerPositioner>
            <DrawerContent>
              <DrawerHeader>
                <DrawerTitle>{label}</DrawerTitle>
                <IconButton label={texts.close} onClick={onClose}>
                  <Icon icon={X} />
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
