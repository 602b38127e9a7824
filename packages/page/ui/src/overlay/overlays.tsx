import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cancelDialogs, DialogViewport } from './dialogs.ts'
import { Toaster } from './toaster.tsx'

/** Renders all dialogs and toasts of the page; the shell renders it once, inside its router. */
export function Overlays() {
  const { pathname } = useLocation()
  return (
    <>
      <Suspense fallback={null}>
        <DialogViewport />
      </Suspense>
      <CancelOnLeave key={pathname} />
      <Toaster />
      <Notes />
    </>
  )
}

/**
 * The notes of the page, loaded with the first move or focus, so that no page waits for them. Without a
 * connection they stay away until it is back: a missing note must not replace the frame by an error.
 */
function Notes() {
  const [notes, setNotes] = useState<ReactNode>(null)
  useEffect(() => {
    const load = () =>
      import('./hover-notes.tsx').then(
        ({ HoverNotes }) => setNotes(<HoverNotes />),
        () => addEventListener('online', load, { once: true }),
      )
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, load, { once: true })
  }, [])
  return notes
}

/** A dialog belongs to the page that opened it. */
function CancelOnLeave() {
  useEffect(() => cancelDialogs, [])
  return null
}
