import { type ComponentType, createElement, Suspense } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'

/** A panel of a list whose code comes when it is first opened. */
function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A lazy component takes the props of what it loads; its type hides that behind a reference no panel has.
  const Panel: ComponentType<Props> = lazyPart(load)
  return (props: Props) => <Suspense fallback={null}>{createElement(Panel, props)}</Suspense>
}

export const BulkPanel = whenOpened(async () => (await import('./bulk-panel.tsx')).BulkPanel)
export const ExportPanel = whenOpened(async () => (await import('./export-panel.tsx')).ExportPanel)
export const QuickLook = whenOpened(async () => (await import('./quick-look.tsx')).QuickLook)
