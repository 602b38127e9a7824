import type { AccessSet } from '@portal/contract/access-set.ts'
import { removeSharedView, updateSharedView } from '@portal/contract/views/shared-view-endpoints.ts'
import { isOwnView, refusalToRemoveView } from '@portal/contract/views/shared-view-rules.ts'
import type { SharedView } from '@portal/contract/views/shared-view-schemas.ts'
import { ask } from '@portal/ui'
import { type MenuItem, type OwnViews, type TableState, viewAddress } from '@portal/ui/blocks'
import { perform } from '../../action/perform.ts'
import { copyAddress } from './copy-address.ts'
import { queryOfView, viewStateOf } from './view-query.ts'

/** What the actions on a shared view need. */
export interface ViewTools {
  readonly caller: AccessSet & { readonly email: string }
  readonly state: TableState
  readonly own: OwnViews
  /** Runs a call whose failure the panel shows. */
  attempt(work: () => Promise<unknown>): void
  /** Asks for a new name of a view. */
  rename(view: SharedView): void
}

const inputOf = ({ id }: SharedView) => ({ params: { viewId: id } })

export const nameShared = (view: SharedView, name: string) =>
  perform(
    updateSharedView,
    { ...inputOf(view), body: { name, state: view.state } },
    { revision: view.revision },
  )

/** A name that none of one's own views has. */
function freeName(name: string, { all }: OwnViews): string {
  const isTaken = (label: string) => all.some((view) => view.label === label)
  const numbered = all.map((_, index) => `${name} ${index + 2}`)
  return [name, ...numbered].find((label) => !isTaken(label)) ?? name
}

const saveChanges = (view: SharedView, state: TableState) =>
  perform(
    updateSharedView,
    { ...inputOf(view), body: { name: view.name, state: viewStateOf(state.query) } },
    { revision: view.revision, done: `${view.name} saved for everyone` },
  )

const remove = (view: SharedView, label: string) =>
  ask.confirm({
    title: `${label} ${view.name}?`,
    confirmLabel: label,
    danger: true,
    text: 'Links to it no longer work. Colleagues keep what they saved as their own.',
    run: () =>
      perform(removeSharedView, inputOf(view), {
        revision: view.revision,
        done: `${view.name} no longer shared`,
      }),
  })

/** What an operator can do with a shared view. */
export function sharedViewItems(
  view: SharedView,
  { caller, state, own, attempt, rename }: ViewTools,
): MenuItem[] {
  const query = queryOfView(view.state)
  const isOwn = isOwnView(view, caller)
  const isChanged = state.view === view.id && state.normalize(query) !== state.query
  const removal = isOwn ? 'Stop sharing' : 'Remove'
  return [
    ...(isOwn && isChanged
      ? [{ label: 'Save changes', onSelect: () => attempt(() => saveChanges(view, state)) }]
      : []),
    { label: 'Copy link', onSelect: () => void copyAddress(viewAddress('', view.id)) },
    {
      label: 'Save as my own',
      onSelect: () => own.save({ label: freeName(view.name, own), query: state.normalize(query) }),
    },
    ...(isOwn ? [{ label: 'Rename', onSelect: () => rename(view) }] : []),
    ...(refusalToRemoveView(view, caller)
      ? []
      : [{ label: removal, danger: true, onSelect: () => void remove(view, removal) }]),
  ]
}
