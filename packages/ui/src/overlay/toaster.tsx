import { useSyncExternalStore } from 'react'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { toasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** Where toasts appear: on top of the page, newest below, without covering what is beside them. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <chakra.section
      aria-label={texts.toast.region}
      position="fixed"
      top="4"
      insetInline="0"
      marginInline="auto"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      width="min(28rem, calc(100vw - 2rem))"
      pointerEvents="none"
      data-no-print
    >
      {shown.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
    </chakra.section>
  )
}
