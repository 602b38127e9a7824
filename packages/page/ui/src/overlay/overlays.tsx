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
      <Later />
    </>
  )
}

/**
 * What is loaded with the first move or focus, so that no page waits for it. Without a connection it stays away
 * until it is back: a missing note must not replace the frame by an error.
 */
function Later() {
  const [overlays, setOverlays] = useState<ReactNode>(null)
  useEffect(() => {
    const load = () =>
      import('./late-overlays.tsx').then(
        ({ LateOverlays }) => setOverlays(<LateOverlays />),
        () => addEventListener('online', load, { once: true }),
      )
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, load, { once: true })
  }, [])
  return overlays
}

/** A dialog belongs to the page that opened it. */
function CancelOnLeave() {
  useEffect(() => cancelDialogs, [])
  return null
}
