import type { Hit } from '@portal/routing/record-finder.ts'
import { accessOf, useSession } from '@portal/session'
import { useMemo } from 'react'
import { appTables } from '../app-tables.ts'
import { useDeviceValue } from '../device/device-value.ts'
import { recentPagesOf } from '../device/recent-pages.ts'
import { matching, placesFor } from './places.ts'
import { useDebounced } from './use-debounced.ts'
import { type RecordGroup, useRecordOfId, useRecordSearch } from './use-record-search.ts'

const PAUSE_MS = 200

/** Places of one kind that a text leads to. */
export interface Group {
  readonly label: string
  readonly hits: readonly Hit[]
  /** How many there are in all. */
  readonly total: number
  /** Where all of them are shown. */
  readonly listTo?: string | undefined
}

export interface Groups {
  readonly groups: readonly Group[]
  readonly isLoading: boolean
  /** Kinds of records that could not be searched. */
  readonly failed: readonly string[]
}

/** The kinds up to the first that is still awaited: what came in later would push away what is being read. */
function inOrder(records: readonly RecordGroup[]): readonly RecordGroup[] {
  const awaited = records.findIndex(({ isAwaited }) => isAwaited)
  return awaited < 0 ? records : records.slice(0, awaited)
}

const groupOf = (label: string, hits: readonly Hit[]): Group => ({ label, hits, total: hits.length })

/** Everywhere a text leads: pages visited last, pages, records and actions; all of it as far as it is permitted. */
export function useGroups(text: string, size: number): Groups {
  const session = useSession()
  const access = accessOf(session)
  const places = useMemo(() => placesFor(appTables, access), [access])
  const recent = useDeviceValue(recentPagesOf(session.status === 'authenticated' ? session.user.sub : ''))
  const settled = useDebounced(text, PAUSE_MS)
  const records = useRecordSearch(settled, size)
  const byId = useRecordOfId(settled)
  const isEmpty = text.trim() === ''
  const known = new Set(records.flatMap(({ hits }) => hits).map(({ to }) => to))
  const visited = recent
    .filter(({ path }) => !known.has(path))
    .map(({ path, title, kind }) => ({ to: path, title, detail: kind === title ? '' : kind }))
  const groups = [
    groupOf(
      'Record with this id',
      byId.hits.filter(({ to }) => !known.has(to)),
    ),
    groupOf('Visited last', isEmpty ? visited : matching(visited, text)),
    groupOf('Pages', isEmpty ? places.pages : matching(places.pages, text)),
    ...inOrder(records),
    // After the records, which they would otherwise be taken for; and once those have come, so that nothing moves.
    ...(records.some(({ isAwaited }) => isAwaited)
      ? []
      : [groupOf('Actions', isEmpty ? places.actions : matching(places.actions, text))]),
  ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isLoading: settled !== text || byId.isLoading || records.some(({ isLoading }) => isLoading),
    failed: [
      ...(byId.hasFailed ? ['Ids'] : []),
      ...records.filter(({ hasFailed }) => hasFailed).map(({ label }) => label),
    ],
  }
}
