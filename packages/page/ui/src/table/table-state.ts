import { type PageSize, pageSizes } from '../theme/page-size-choice.ts'
import { type Filter, valueLabel } from './filter.ts'

/** What a list shows: all of it is in the address, so a link, a reload and Back bring it back. */
export interface TableValues {
  /** 1, 2, … */
  page: number
  pageSize: PageSize
  /** A field, or `-field` for descending; undefined is the order the server prefers. */
  sort: string | undefined
  q: string
  /** The chosen values by filter name; a filter without a choice is absent. */
  filters: Record<string, string[]>
  /** Keys of the columns in the order they are in; undefined is the list's own choice. */
  columns?: string[] | undefined
  /** The saved view the operator came from. */
  view?: string | undefined
}

export interface TableDefaults {
  sort?: string | undefined
  /** How many rows the operator likes to see; 10 without a preference (§9). */
  pageSize?: PageSize | undefined
  /** Without it everything in the address is taken as it is. */
  known?: KnownParts | undefined
}

/** What a list can use of an address: its server refuses the rest. */
export interface KnownParts {
  readonly filters: readonly Filter[]
  readonly columns: readonly { readonly key: string; readonly sortable?: boolean }[]
  /** The deepest row that page numbers reach. */
  readonly deepestRow: number
  /** As many values of one filter as can be asked for at once. */
  readonly mostValues: number
}

/** The server refuses shorter searches: they match nearly everything. */
const shortestQuery = 2
/** It refuses longer ones, too. */
export const LONGEST_QUERY = 100

/** Parameters of the address that are no filters: the table's own, and those of other parts of a page. */
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

/** The list that an address asks for; what is missing, unknown or broken falls back to the defaults. */
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

/** The last page that page numbers reach, however long the list is. */
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
  const keys = listOf(text).filter((key) => known?.columns.some((column) => column.key === key) ?? true)
  return keys.length > 0 ? keys : undefined
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

/** The address with these values in it: defaults are left out, parameters of others stay. */
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

/** What an address asks for, in one form for all that ask for the same: without page, page size and view. */
export function sameListQuery(query: string, defaults: TableDefaults): string {
  const values = readTableState(new URLSearchParams(query), defaults)
  const asked = { ...values, page: 1, pageSize: defaultPageSize(defaults), view: undefined }
  const written = writeTableState(new URLSearchParams(), asked, defaults)
  written.sort()
  return written.toString()
}

/** The text to search for: trimmed, without what nobody sees, and nothing when it is too short. */
export function searchable(text: string | null): string {
  const visible = (text ?? '').replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  const trimmed = visible.trim().slice(0, LONGEST_QUERY).trim()
  return trimmed.length < shortestQuery ? '' : trimmed
}

function defaultPageSize(defaults: TableDefaults): PageSize {
  return defaults.pageSize ?? 10
}

function readPage(text: string | null) {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}
