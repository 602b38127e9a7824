import { type ComponentType, createElement, Suspense } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'

/** A part of a list whose code is loaded when it is first shown. */
function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A lazy component takes the props of what it loads; its type hides that behind a ref that no panel has.
  const Panel: ComponentType<Props> = lazyPart(load)
  return (props: Props) => <Suspense fallback={null}>{createElement(Panel, props)}</Suspense>
}

const panels = () => import('./late-panels.ts')

export const BulkPanel = whenShown(async () => (await panels()).BulkPanel)
export const ExportPanel = whenShown(async () => (await panels()).ExportPanel)
export const QuickLook = whenShown(async () => (await panels()).QuickLook)
export const SelectionTools = whenShown(async () => (await panels()).SelectionTools)
export const ViewName = whenShown(async () => (await panels()).ViewName)
