import type { RouteFacts, RouteRow } from './route-row.ts'

/** What a screen asks the product API for first: the record or the list that its row names. */
export interface FirstRead {
  /** Below the account; parameters are those of the screen's own path. */
  readonly path: string
  /** Of a list: what of its query the screen decides itself. */
  readonly listed?: object
}

/** What a row says by the record or the list that it names, as data that travels with it. */
export function firstReadOf({ record, list, listed, sort }: Partial<RouteRow>): Pick<RouteFacts, 'asks'> {
  if (record) return { asks: { path: record.path } }
  return list ? { asks: { path: list.path, listed: { ...listed, ...(sort && { sort }) } } } : {}
}

interface Asking {
  /** Parameters of the address. */
  readonly params: Readonly<Record<string, string>>
  /** The SRC system: the subject of a screen whose address names none. */
  readonly systemSubjectId: string
  readonly pageSize: number
}

/** What a first read is asked with at an address that says nothing of order, filters and page. */
export const firstInput = (
  { path, listed }: FirstRead,
  { params, systemSubjectId, pageSize }: Asking,
): { params?: Readonly<Record<string, string>>; query?: object } => ({
  ...(path.includes(':') && {
    params: path.includes(':subjectId') ? { subjectId: systemSubjectId, ...params } : params,
  }),
  ...(listed && { query: { ...listed, page: 1, pageSize } }),
})
