import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'

const DrawerPanel = lazyPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel)

export interface DrawerProps {
  open: boolean
  onClose(): void
  label: string
  /** Where the focus goes when it closes; default: where it came from. */
  returnTo?(): HTMLElement | null
  children: ReactNode
}

/** A panel over the page's edge, over the whole of a phone; loaded when it is first opened. */
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
