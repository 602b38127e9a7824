import { storedValue } from '../layout/stored-value.ts'

/** A saved configuration of a list: search, filters, order and columns as a query. */
export interface SavedView {
  readonly label: string
  readonly query: string
}

/** An operator's own views of a list while it is shown. */
export interface OwnViews {
  readonly all: readonly SavedView[]
  save(view: SavedView): void
  remove(label: string): void
}

/** The address of a list as a view shows it; `view` marks the view as open. */
export function viewAddress(query: string, view: string): string {
  const params = new URLSearchParams(query)
  params.set('view', view)
  return `?${params}`
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'query' in value &&
  typeof value.query === 'string'

const isViewList = (value: unknown): value is SavedView[] => Array.isArray(value) && value.every(isView)

/** A person's saved views of a list on this device, keyed by `owner` and `list`. */
export function savedViews(owner: string, list: string) {
  const stored = storedValue(`portal.views.${owner}.${list}`, isViewList)
  const all = () => stored.get() ?? []
  const others = (label: string) => all().filter((view) => view.label !== label)

  return {
    all,
    /** Adds a view, or replaces the one with the same name. */
    save(view: SavedView) {
      const isKnown = all().some(({ label }) => label === view.label)
      stored.set(isKnown ? all().map((one) => (one.label === view.label ? view : one)) : [...all(), view])
    },
    remove(label: string) {
      const left = others(label)
      stored.set(left.length > 0 ? left : undefined)
    },
  }
}
