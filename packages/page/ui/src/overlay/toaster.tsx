import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../layout/button.tsx'
import { useSingleKeys } from '../layout/use-single-keys.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { isAsking } from './dialogs.ts'
import { toasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

const Place = chakra('section', 'toaster')

/**
 * The toasts, on top of the page and below its header. The newest is in front; the others are shown on
 * request, and stay until collapsed. None goes away behind a dialog. The letter n moves the focus to the newest.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const isBehindDialog = useSyncExternalStore(isAsking.subscribe, isAsking.get)
  const [isOpen, setOpen] = useState(false)
  const newestFirst = shown.toReversed()
  const others = shown.length - 1
  if (isOpen && others < 1) setOpen(false)
  const place = useRef<HTMLElement>(null)
  useSingleKeys({ n: () => place.current?.querySelector<HTMLElement>('a, button')?.focus() }, others >= 0)
  return (
    <Place
      ref={place}
      aria-label={texts.toast.region}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
      gap="2"
      maxHeight="60dvh"
      overflowY={isOpen ? 'auto' : undefined}
      pointerEvents={isOpen ? undefined : 'none'}
      data-no-print
    >
      {newestFirst.map((message, index) => (
        <ToastCard
          key={message.id}
          {...message}
          covered={index > 0 && !isOpen}
          kept={isOpen || isBehindDialog}
        />
      ))}
      {others > 0 && (
        <Button
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          pointerEvents="auto"
          boxShadow="float"
        >
          {isOpen ? texts.toast.fewer : texts.toast.more(others)}
        </Button>
      )}
    </Place>
  )
}
