import { Box, Flex, Heading } from '@portal/ui'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

interface SessionDialogProps {
  readonly title: string
  /** Hides the page behind it from passers-by. */
  readonly veiled?: boolean
  readonly buttons: ReactNode
  readonly children: ReactNode
}

const SEEN_BY_LAYERS = ['keydown', 'pointerdown', 'focusin', 'focusout'] as const

/**
 * Isolates the dialog from those below, which would take back the focus, close on Escape, or treat a click
 * here as a click outside.
 */
function useStandAlone(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const keep = (event: Event) => {
      if (event.target instanceof Node && dialog.current?.contains(event.target)) event.stopPropagation()
    }
    for (const type of SEEN_BY_LAYERS) window.addEventListener(type, keep, { capture: true })
    return () => {
      for (const type of SEEN_BY_LAYERS) window.removeEventListener(type, keep, { capture: true })
    }
  }, [dialog])
}

/**
 * A dialog about the session: above everything else, other dialogs included, and open until it is answered.
 */
export function SessionDialog({ title, veiled = false, buttons, children }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useStandAlone(dialog)
  useEffect(() => {
    const shown = dialog.current
    const trigger = document.activeElement
    // Otherwise browsers close a modal dialog on the second Escape, even when the page prevents it.
    shown?.setAttribute('closedby', 'none')
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      shown?.close()
      if (trigger instanceof HTMLElement) trigger.focus()
    }
  }, [])

  return createPortal(
    <Box
      asChild
      maxWidth="480px"
      width="calc(100% - 2rem)"
      marginInline="auto"
      marginBlock="16vh auto"
      bg="transparent"
      // An open dialog below disables pointer events for the whole page.
      pointerEvents="auto"
      _backdrop={{ backdropFilter: veiled ? 'brightness(0.55) blur(8px)' : 'brightness(0.55)' }}
    >
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onCancel={(event) => event.preventDefault()}
      >
        <Box
          bg="bg.raised"
          color="fg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="panel"
          boxShadow="float"
        >
          <Heading as="h2" id={`${id}-title`} fontSize="lg" fontWeight="strong" padding="5" paddingBottom="2">
            {title}
          </Heading>
          <Flex id={`${id}-text`} direction="column" gap="3" paddingInline="5" paddingBottom="4">
            {children}
          </Flex>
          <Flex
            wrap="wrap"
            justify="flex-end"
            gap="2"
            paddingInline="5"
            paddingBlock="4"
            borderTopWidth="1px"
            borderColor="border"
          >
            {buttons}
          </Flex>
        </Box>
      </dialog>
    </Box>,
    document.body,
  )
}
