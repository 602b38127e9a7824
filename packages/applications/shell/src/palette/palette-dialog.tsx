import { lazyPart } from '@portal/ui/blocks'
import { Modal } from '@portal/ui/frame'
import { Suspense, useEffect } from 'react'
import { palette, usePaletteIsOpen } from './palette-state.ts'

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** The command palette: Ctrl+K or ⌘K opens it, Escape returns the focus. Loaded on demand. */
export function PaletteDialog() {
  const isOpen = usePaletteIsOpen()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault()
        if (palette.get()) palette.close()
        else palette.open()
      } else if (isCharacter(event) && palette.keep(event.key)) {
        // Neither a field of the page nor a shortcut gets what was typed for the palette.
        event.preventDefault()
        event.stopPropagation()
      }
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])

  return (
    <Modal open={isOpen} onClose={palette.close} label="Search" hideLabel finalFocus={palette.finalFocus}>
      <Suspense fallback={null}>
        <Palette onGo={palette.leave} />
      </Suspense>
    </Modal>
  )
}
