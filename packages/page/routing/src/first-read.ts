import type { RouteFacts, RouteRow } from './route-row.ts'

/** A screen's first read from the product API: the record or list that its row names. */
export interface FirstRead {
  /** Path below the account, with the parameters of the screen's own path. */
  readonly path: string
  /** For a list: query parameters that the screen fixes. */
  readonly listed?: object
}

/**
 * Derives the first read from the record or list of a row, as serializable data. Other servers than the product API are
 * not asked before the code of the screen is there.
 */
export function firstReadOf({ record, list, listed, ...row }: Partial<RouteRow>): Pick<RouteFacts, 'asks'> {
  const read = record ?? list
  if (read?.service || read?.squad) return {}
  if (record) return { asks: { path: record.path } }
  const { sort, pageSize } = row
  const own = { ...(sort && { sort }), ...(pageSize && { pageSize }) }
  return list ? { asks: { path: list.path, listed: { ...listed, ...own } } } : {}
}

interface Visit {
  /** Parameters of the address. */
  readonly params: Readonly<Record<string, string>>
  /** The SRC system: the subject of a screen whose address names none. */
  readonly systemSubjectId: string
  readonly pageSize: number
}

/** The input of a first read at an address without order, filters and page. */
export const firstInput = (
  { path, listed }: FirstRead,
  { params, systemSubjectId, pageSize }: Visit,
): { params?: Readonly<Record<string, string>>; query?: object } => ({
  ...(path.includes(':') && {
    params: path.includes(':subjectId') ? { subjectId: systemSubjectId, ...params } : params,
  }),
  ...(listed && { query: { page: 1, pageSize, ...listed } }),
})
