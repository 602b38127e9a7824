import { ApiError, accessOf, useSession } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { type Hit, reachable } from '../records/record-kind.ts'
import { RECORD_KINDS, RECORDS_BY_ID } from '../records/record-kinds.ts'
import { routeTables } from '../route-tables.ts'

/** The fewest letters that lists can be searched by. */
const SHORTEST = 2
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL = /^\S+@\S+\.\S+$/

/** What the search among one kind of record came to. */
export interface RecordGroup {
  readonly label: string
  readonly hits: readonly Hit[]
  readonly total: number
  /** The list, narrowed to the same words. */
  readonly listTo: string
  readonly isLoading: boolean
  /** Nothing is known yet: neither hits nor that there are none. */
  readonly isAwaited: boolean
  readonly hasFailed: boolean
}

/** Whether a text names exactly one record: an id from a log line, or an e-mail address. */
export const namesOneRecord = (text: string): boolean => UUID.test(text) || EMAIL.test(text)

/** Nobody has a record with this id, or only people with other rights: no failure, just not found. */
const isNoHit = (error: unknown) => error instanceof ApiError && [400, 403, 404, 422].includes(error.status)

/** Searches every kind of record that the operator may look for; new words take back the search for the old ones. */
export function useRecordSearch(text: string, size: number): RecordGroup[] {
  const access = accessOf(useSession())
  const q = text.trim()
  const kinds = reachable(RECORD_KINDS, routeTables, access)
  const results = useQueries({
    queries: kinds.map((kind) => ({ ...kind.search(q, size), enabled: q.length >= SHORTEST })),
  })
  return kinds.map(({ label, list }, index) => {
    const result = results[index]
    return {
      label,
      hits: result?.data?.hits ?? [],
      total: result?.data?.total ?? 0,
      listTo: `${list}?q=${encodeURIComponent(q)}`,
      isLoading: result?.isFetching ?? false,
      isAwaited: result?.isLoading ?? false,
      hasFailed: result?.isError ?? false,
    }
  })
}

/** Looks for the record of an id among all kinds at once. */
export function useRecordOfId(text: string) {
  const access = accessOf(useSession())
  const id = text.trim().toLowerCase()
  const results = useQueries({
    queries: reachable(RECORDS_BY_ID, routeTables, access).map((kind) => ({
      ...kind.find(id),
      enabled: UUID.test(id),
    })),
  })
  return {
    hits: results.flatMap(({ data }) => (data ? [data] : [])),
    isLoading: results.some(({ isFetching }) => isFetching),
    hasFailed: results.some(({ error }) => error !== null && !isNoHit(error)),
  }
}
