import { useState, useSyncExternalStore } from 'react'
import { Button } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { PAGE_HEAD, PANEL_BESIDE } from '../theme/frame-css.ts'
import { toasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** Messages stand below the head of the page, whose links and buttons stay in sight, and so do those of a panel. */
const place = {
  position: 'fixed',
  // Where a browser cannot tell where the head ends: below one of a line.
  top: 'calc(var(--sticky-top, 0px) + 4.5rem)',
  '@supports (top: anchor(bottom))': {
    top: `calc(anchor(${PAGE_HEAD} bottom, var(--sticky-top, 0px)) + {spacing.2})`,
  },
  insetInlineEnd: { base: '4', md: `calc(${PANEL_BESIDE} + {spacing.6})` },
  width: 'min(24rem, calc(100vw - 2rem))',
}

/**
 * Where toasts appear: on top of the page, below its head. The newest stands before the others, which are shown on
 * demand, and then stay until they are put away again.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const [isOpen, setOpen] = useState(false)
  const newestFirst = shown.toReversed()
  const others = shown.length - 1
  if (isOpen && others < 1) setOpen(false)
  return (
    <chakra.section
      aria-label={texts.toast.region}
      css={place}
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
        <ToastCard key={message.id} {...message} covered={index > 0 && !isOpen} kept={isOpen} />
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
    </chakra.section>
  )
}
