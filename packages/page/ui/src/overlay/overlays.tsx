import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../layout/lazy-part.ts'
import { cancelDialogs, DialogViewport } from './dialogs.ts'
import { Toaster } from './toaster.tsx'

const HoverNotes = lazyPart(async () => (await import('./hover-notes.tsx')).HoverNotes)

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

/** The notes of the page, loaded with the first move or focus, so that no page waits for them. */
function Notes() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, want, { once: true })
  }, [])
  return (
    wanted && (
      <Suspense fallback={null}>
        <HoverNotes />
      </Suspense>
    )
  )
}

/** A dialog belongs to the page that opened it. */
function CancelOnLeave() {
  useEffect(() => cancelDialogs, [])
  return null
}
