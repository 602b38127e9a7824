import type { OwnViews, TableState } from '@portal/ui/blocks'
import { OpenSharedView } from './open-shared-view.tsx'
import type { ScreenList } from './shared-list-of.ts'
import { ViewsPanel } from './views-panel.tsx'

export interface ViewsProps {
  readonly of: ScreenList
  readonly state: TableState
  /** For the panel of views; without it, the shared view in the address is shown. */
  readonly own?: OwnViews
}

/** What shows the views of a list, in one chunk. */
export const Views = ({ own, ...rest }: ViewsProps) =>
  own ? <ViewsPanel {...rest} own={own} /> : <OpenSharedView {...rest} />
