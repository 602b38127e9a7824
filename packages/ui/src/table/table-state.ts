import { type PageSize, pageSizes } from '../theme/page-size-choice.ts'

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
  /** Keys of the columns in the order they stand in; undefined is the list's own choice. */
  columns?: string[] | undefined
  /** The saved view the operator came from. */
  view?: string | undefined
}

export interface TableDefaults {
  sort?: string | undefined
  /** How many rows the operator likes to see; 10 without a preference (§9). */
  pageSize?: PageSize | undefined
  /** Names of the filters there are; without it every parameter that is not reserved is one. */
  filters?: readonly string[] | undefined
}

/** The server refuses shorter searches: they match nearly everything. */
const shortestQuery = 2

/** Parameters of the address that are no filters: the table's own, and those of other parts of a page. */
const reserved = new Set(['q', 'sort', 'page', 'size', 'cols', 'view', 'tab', 'compare'])

/** The list that an address asks for; what is missing, unknown or broken falls back to the defaults. */
export function readTableState(params: URLSearchParams, defaults: TableDefaults): TableValues {
  const sort = params.get('sort') ?? ''
  const filters = [...new Set(params.keys())]
    .filter((name) => !reserved.has(name) && (defaults.filters?.includes(name) ?? true))
    .map((name): [string, string[]] => [name, params.get(name)?.split(',').filter(Boolean) ?? []])
    .filter(([, values]) => values.length > 0)
  return {
    page: readPage(params.get('page')),
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? defaultPageSize(defaults),
    sort: /^-?\w[\w.]*$/.test(sort) ? sort : defaults.sort,
    q: searchable(params.get('q')),
    filters: Object.fromEntries(filters),
    columns: params.get('cols')?.split(',').filter(Boolean),
    view: params.get('view') ?? undefined,
  }
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

/** The text to search for: trimmed, and nothing when it is too short. */
export function searchable(text: string | null): string {
  const trimmed = text?.trim() ?? ''
  return trimmed.length < shortestQuery ? '' : trimmed
}

function defaultPageSize(defaults: TableDefaults): PageSize {
  return defaults.pageSize ?? 10
}

function readPage(text: string | null) {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}
