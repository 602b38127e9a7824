import type { LucideIconData } from '@lucide/icons'
import { loadFinder, type ParcelHost, ParcelHostContext } from '@portal/portal-app'
import type { Found, Hit } from '@portal/routing/record-finder.ts'
import { ApiError, accessOf, useSession } from '@portal/session'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { recordKinds } from '../app-tables.ts'
import { isReachable, type RecordKind } from '../records/record-kinds.ts'
import { alike, closestFirst, maybeMistyped } from './alike.ts'

/** Shortest search text that lists accept. */
const MIN_LENGTH = 2
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL = /^\S+@\S+\.\S+$/

/** Search results of one kind of record. */
export interface RecordGroup {
  readonly label: string
  readonly hits: readonly Hit[]
  readonly icon: LucideIconData | undefined
  readonly total: number
  /** Link to the list with the same search text, where a list of all records exists that finds them. */
  readonly listTo: string | undefined
  readonly isLoading: boolean
  /** True while the results are pending. */
  readonly isAwaited: boolean
  readonly hasFailed: boolean
}

/** Whether a text identifies a single record: an id from a log, or an email address. */
export const namesOneRecord = (text: string): boolean => UUID.test(text) || EMAIL.test(text)

/** Not found, or not permitted: an empty result, not a failure. */
const isNoHit = (error: unknown) => error instanceof ApiError && [400, 403, 404, 422].includes(error.status)

/** The kinds of records that the operator may see, and the host that loads their bundles. */
function useKinds() {
  const access = accessOf(useSession())
  const host = use(ParcelHostContext)
  return { host, kinds: host ? recordKinds.filter((kind) => isReachable(kind, access)) : [] }
}

const finderOf = (host: ParcelHost | undefined, { app, name }: RecordKind) => {
  if (!host) throw new Error('The page has no way to other bundles.')
  return loadFinder(host, app, name)
}

/** Most records whose names are compared with a text. */
const COMPARED = 20

const searchIn = (host: ParcelHost | undefined, kind: RecordKind, q: string, size: number) =>
  queryOptions<Found>({
    queryKey: ['search', kind.app, kind.name, q, size],
    queryFn: async ({ signal }) => {
      const finder = await finderOf(host, kind)
      const { hits, total } = await finder.search(q, Math.max(size, COMPARED), signal)
      return { hits: closestFirst(hits, q).slice(0, size), total }
    },
    enabled: q.length >= MIN_LENGTH,
  })

/** Number of leading letters assumed to be right, and most records with those letters that are compared. */
const SURE = 3
const MAX_HITS = 50

/** The records that a text with a typo may mean. */
const alikeIn = (host: ParcelHost | undefined, kind: RecordKind, q: string, size: number) =>
  queryOptions<Found>({
    queryKey: ['search alike', kind.app, kind.name, q, size],
    queryFn: async ({ signal }) => {
      const finder = await finderOf(host, kind)
      const hits = alike((await finder.search(q.slice(0, SURE), MAX_HITS, signal)).hits, q).slice(0, size)
      return { hits, total: hits.length }
    },
  })

const byIdIn = (host: ParcelHost | undefined, kind: RecordKind, id: string) =>
  queryOptions<Hit | null>({
    queryKey: ['find', kind.app, kind.name, id],
    queryFn: async ({ signal }) => (await (await finderOf(host, kind)).byId?.(id, signal)) ?? null,
    enabled: UUID.test(id),
    staleTime: 60_000,
  })

/**
 * Searches every kind of record that the operator may see; a new text cancels the previous search. Kinds
 * without a match are searched for similar names.
 */
export function useRecordSearch(text: string, size: number): RecordGroup[] {
  const q = text.trim()
  const { host, kinds } = useKinds()
  const exact = useQueries({ queries: kinds.map((kind) => searchIn(host, kind, q, size)) })
  const guess =
    maybeMistyped(q) && !namesOneRecord(q) && exact.length > 0 && exact.every(({ data }) => data?.total === 0)
  const guessed = useQueries({
    queries: kinds.map((kind) => ({ ...alikeIn(host, kind, q, size), enabled: guess })),
  })
  return kinds.map(({ facts, list }, index) => {
    const result = guess ? guessed[index] : exact[index]
    return {
      label: list?.title ?? facts.heading ?? '',
      hits: result?.data?.hits ?? [],
      icon: list?.menu?.icon,
      total: result?.data?.total ?? 0,
      listTo: guess ? undefined : list && `${list.path}?q=${encodeURIComponent(q)}`,
      isLoading: result?.isFetching ?? false,
      isAwaited: result?.isLoading ?? false,
      hasFailed: result?.isError ?? false,
    }
  })
}

/**
 * Searches all kinds at once for the record with an id. Only when `unknown` to the lists: each other kind
 * answers that it has no such record.
 */
export function useRecordOfId(text: string, unknown: boolean) {
  const id = text.trim().toLowerCase()
  const { host, kinds } = useKinds()
  const results = useQueries({
    queries: unknown ? kinds.map((kind) => byIdIn(host, kind, id)) : [],
  })
  // Two kinds may share a call and find the same record.
  const hits = new Map(results.flatMap(({ data }) => (data ? [[data.to, data]] : [])))
  return {
    hits: [...hits.values()],
    isLoading: results.some(({ isFetching }) => isFetching),
    hasFailed: results.some(({ error }) => error !== null && !isNoHit(error)),
  }
}
