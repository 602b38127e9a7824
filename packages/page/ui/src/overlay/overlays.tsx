import { Suspense, useEffect } from 'react'
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
    </>
  )
}

/** A dialog belongs to the page that opened it. */
function CancelOnLeave() {
  useEffect(() => cancelDialogs, [])
  return null
}
