import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import { chakra } from '../theme/chakra.ts'
import { NOTE_DELAY } from './note-delay.ts'

const loadPanel = async () => (await import('./note-panel.tsx')).NotePanel
const NotePanel = lazyPart(loadPanel)

export interface HoverNoteProps {
  note: ReactNode
  children: ReactNode
}

/** Text with a note that opens on hover and focus, stays open under the pointer, and closes on Escape. */
export function HoverNote({ note, children }: HoverNoteProps) {
  const triggerId = useId()
  const contentId = useId()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function changeSoon(next: boolean) {
    preload(loadPanel)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWanted(true)
      setOpen(next)
    }, NOTE_DELAY)
  }

  return (
    <>
      <chakra.button
        type="button"
        id={triggerId}
        aria-describedby={open ? contentId : undefined}
        onPointerEnter={() => changeSoon(true)}
        onPointerLeave={() => changeSoon(false)}
        onFocus={() => changeSoon(true)}
        onBlur={() => changeSoon(false)}
        cursor="help"
        textDecoration="underline dotted"
        textUnderlineOffset="3px"
      >
        {children}
      </chakra.button>
      {wanted && (
        <Suspense fallback={null}>
          <NotePanel
            triggerId={triggerId}
            contentId={contentId}
            open={open}
            onOpenChange={setOpen}
            onPointerEnter={() => changeSoon(true)}
            onPointerLeave={() => changeSoon(false)}
          >
            {note}
          </NotePanel>
        </Suspense>
      )}
    </>
  )
}
