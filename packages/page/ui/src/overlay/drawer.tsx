import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'

const DrawerPanel = lazyPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel)

export interface DrawerProps {
  open: boolean
  onClose(): void
  label: string
  /** Where the focus goes on close; default: back to where it was. */
  returnTo?(): HTMLElement | null
  /** Closes it when the window becomes wider than a phone's, for what wider windows show elsewhere. */
  narrowOnly?: boolean
  children: ReactNode
}

/** A panel at the edge of the page, full screen on a phone; loaded when first opened. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
