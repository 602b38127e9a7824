import { type ComponentType, createElement, Suspense } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'

/** A panel of a list whose code is loaded when it is first opened. */
function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A lazy component takes the props of what it loads; its type hides that behind a ref that no panel has.
  const Panel: ComponentType<Props> = lazyPart(load)
  return (props: Props) => <Suspense fallback={null}>{createElement(Panel, props)}</Suspense>
}

const panels = () => import('./late-panels.ts')

export const BulkPanel = whenOpened(async () => (await panels()).BulkPanel)
export const ExportPanel = whenOpened(async () => (await panels()).ExportPanel)
export const QuickLook = whenOpened(async () => (await panels()).QuickLook)
export const SelectedRows = whenOpened(async () => (await panels()).SelectedRows)
export const ViewName = whenOpened(async () => (await panels()).ViewName)
