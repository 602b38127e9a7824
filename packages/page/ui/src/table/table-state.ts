import { type PageSize, pageSizes } from '../theme/page-size-choice.ts'
import { keyOf } from './column-entry.ts'
import { type Filter, valueLabel } from './filter.ts'

/** The state of a list, all of it in the address, so that links, reload and Back restore it. */
export interface TableValues {
  /** 1, 2, … */
  page: number
  pageSize: PageSize
  /** A field, or `-field` for descending; undefined for the server's default. */
  sort: string | undefined
  q: string
  /** The selected values by filter name; filters without a selection are absent. */
  filters: Record<string, string[]>
  /** Columns in order, some with their width; undefined for the list's default. */
  columns?: string[] | undefined
  /** The saved view that the operator opened. */
  view?: string | undefined
}

export interface TableDefaults {
  sort?: string | undefined
  /** The operator's preferred page size; 10 without a preference (§9). */
  pageSize?: PageSize | undefined
  /** Without it, nothing in the address is validated. */
  known?: KnownParts | undefined
}

/** The parts of an address that a list accepts: its server rejects others. */
export interface KnownParts {
  readonly filters: readonly Filter[]
  readonly columns: readonly { readonly key: string; readonly sortable?: boolean }[]
  /** The last row reachable by page numbers. */
  readonly deepestRow: number
  /** Most values of one filter per request. */
  readonly mostValues: number
}

/** The server rejects shorter searches: they match nearly everything. */
const minQueryLength = 2
/** The server also rejects longer ones. */
export const MAX_QUERY_LENGTH = 100

/** Parameters of the address that are not filters: those of the table and of other parts of the page. */
export const reserved: ReadonlySet<string> = new Set([
  'q',
  'sort',
  'page',
  'size',
  'cols',
  'view',
  'tab',
  'compare',
  'check',
])

/**
 * Reads the state of a list from the address; missing, unknown or invalid parts fall back to the defaults.
 */
export function readTableState(params: URLSearchParams, defaults: TableDefaults): TableValues {
  const { known } = defaults
  const pageSize = pageSizes.find((size) => String(size) === params.get('size')) ?? defaultPageSize(defaults)
  return {
    page: Math.min(readPage(params.get('page')), deepestPage(known, pageSize)),
    pageSize,
    sort: readSort(params.get('sort'), defaults),
    q: searchable(params.get('q')),
    filters: Object.fromEntries(readFilters(params, known)),
    columns: readColumns(params.get('cols'), known),
    view: params.get('view') ?? undefined,
  }
}

/** The last page reachable by page numbers, however long the list is. */
export const deepestPage = (known: KnownParts | undefined, pageSize: number): number =>
  known ? Math.floor(known.deepestRow / pageSize) : Number.POSITIVE_INFINITY

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? []

function readSort(text: string | null, { sort, known }: TableDefaults): string | undefined {
  const asked = text ?? ''
  const key = asked.replace(/^-/, '')
  const isKnown = known ? known.columns.some((column) => column.sortable && column.key === key) : true
  return isKnown && /^\w[\w.]*$/.test(key) ? asked : sort
}

function readColumns(text: string | null, known: KnownParts | undefined): string[] | undefined {
  const isKnown = (entry: string) => known?.columns.some(({ key }) => key === keyOf(entry)) ?? true
  const entries = listOf(text).filter(isKnown)
  return entries.length > 0 ? entries : undefined
}

function readFilters(params: URLSearchParams, known: KnownParts | undefined): [string, string[]][] {
  const names = known ? known.filters.map(({ name }) => name) : [...new Set(params.keys())]
  return names
    .filter((name) => !reserved.has(name))
    .map((name): [string, string[]] => {
      const values = [...new Set(listOf(params.get(name)))]
      const filter = known?.filters.find((one) => one.name === name)
      if (!known || !filter) return [name, values]
      const most = filter.multiple ? known.mostValues : 1
      return [name, values.filter((value) => valueLabel(filter, value) !== undefined).slice(0, most)]
    })
    .filter(([, values]) => values.length > 0)
}

/** Writes the state to the address: defaults are left out, other parameters stay. */
export function writeTableState(params: URLSearchParams, values: TableValues, defaults: TableDefaults) {
  const next = new URLSearchParams(params)
  for (const name of params.keys()) {
    if (!reserved.has(name)) next.delete(name)
  }
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value)

  put('q', values.q, values.q === '')
  put('sort', values.sort ?? '', values.sort === defaults.sort || values.sort === undefined)
  put('page', String(values.page), values.page === 1)
  put('size', String(values.pageSize), values.pageSize === defaultPageSize(defaults))
  put('cols', values.columns?.join(',') ?? '', !values.columns?.length)
  put('view', values.view ?? '', !values.view)
  for (const [name, chosen] of Object.entries(values.filters))
    put(name, chosen.join(','), chosen.length === 0)
  return next
}

/**
 * A normal form of the query, equal for addresses that show the same list: without page, page size and view.
 */
export function sameListQuery(query: string, defaults: TableDefaults): string {
  const values = readTableState(new URLSearchParams(query), defaults)
  const asked = { ...values, page: 1, pageSize: defaultPageSize(defaults), view: undefined }
  const written = writeTableState(new URLSearchParams(), asked, defaults)
  written.sort()
  return written.toString()
}

/** The search text: trimmed, without invisible characters, and empty when too short. */
export function searchable(text: string | null): string {
  const visible = (text ?? '').replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  const trimmed = visible.trim().slice(0, MAX_QUERY_LENGTH).trim()
  return trimmed.length < minQueryLength ? '' : trimmed
}

/** Whether a search text has too few characters to search for. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && searchable(text) === ''

function defaultPageSize(defaults: TableDefaults): PageSize {
  return defaults.pageSize ?? 10
}

function readPage(text: string | null) {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}
