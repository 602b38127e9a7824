import type { SavedView } from '@portal/ui'
import { type MenuItem, type OwnViews, viewAddress } from '@portal/ui/blocks'
import { copyAddress } from './copy-address.ts'

/** What an operator can do with a view of their own; `share` is missing for a list without shared views. */
export const ownViewItems = (view: SavedView, own: OwnViews, share: (() => void) | undefined): MenuItem[] => [
  ...(share ? [{ label: 'Share', onSelect: share }] : []),
  { label: 'Copy link', onSelect: () => void copyAddress(viewAddress(view.query, view.label)) },
  { label: 'Delete view', danger: true, onSelect: () => own.remove(view.label) },
]
