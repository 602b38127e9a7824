import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { cancelDialogs, DialogViewport } from './dialogs.ts'
import { Toaster } from './toaster.tsx'

/** Where every dialog and toast of the page is drawn; the shell renders it once, inside its router. */
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

/** A question belongs to the page that asked it. */
function CancelOnLeave() {
  useEffect(() => cancelDialogs, [])
  return null
}
