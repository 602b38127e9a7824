import { History, type LucideIconData } from '@lucide/icons'
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

/** A result with what the palette shows beside it. */
export interface GroupHit extends Hit {
  readonly icon?: LucideIconData | undefined
  /** The keys that open it. */
  readonly keys?: readonly string[] | undefined
}

/** Results of one kind. */
export interface Group {
  readonly label: string
  readonly hits: readonly GroupHit[]
  /** Of hits without their own. */
  readonly icon?: LucideIconData | undefined
  /** Total number of results. */
  readonly total: number
  /** Link to the full list. */
  readonly listTo?: string | undefined
}

export interface Groups {
  readonly groups: readonly Group[]
  readonly isLoading: boolean
  /** Kinds of records that could not be searched. */
  readonly failed: readonly string[]
}

/** The kinds up to the first pending one: later results must not move those being read. */
function inOrder(records: readonly RecordGroup[]): readonly RecordGroup[] {
  const awaited = records.findIndex(({ isAwaited }) => isAwaited)
  return awaited < 0 ? records : records.slice(0, awaited)
}

const groupOf = (label: string, hits: readonly GroupHit[], icon?: LucideIconData): Group => ({
  label,
  hits,
  icon,
  total: hits.length,
})

/** All search results that the operator may open: recent pages, pages, records and actions. */
export function useGroups(text: string, size: number): Groups {
  const session = useSession()
  const access = accessOf(session)
  const places = useMemo(() => placesFor(appTables, access), [access])
  const recent = useDeviceValue(recentPagesOf(session.status === 'authenticated' ? session.user.sub : ''))
  const settled = useDebounced(text, PAUSE_MS)
  const records = useRecordSearch(settled, size)
  const isUnknown = records.every(({ isAwaited, total }) => !isAwaited && total === 0)
  const byId = useRecordOfId(settled, isUnknown)
  const isEmpty = text.trim() === ''
  const known = new Set(records.flatMap(({ hits }) => hits).map(({ to }) => to))
  const visited = recent
    .filter(({ path }) => !known.has(path))
    .map(({ path, title, kind }) => ({ to: path, title, detail: kind === title ? '' : kind }))
  const groups = [
    groupOf(
      'Record with this ID',
      byId.hits.filter(({ to }) => !known.has(to)),
    ),
    groupOf('Recent', isEmpty ? visited : matching(visited, text), History),
    groupOf('Pages', isEmpty ? places.pages : matching(places.pages, text)),
    // Before the records, which come later and must not move what can be chosen already.
    groupOf('Actions', isEmpty ? places.actions : matching(places.actions, text)),
    ...inOrder(records),
  ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isLoading: settled !== text || byId.isLoading || records.some(({ isLoading }) => isLoading),
    failed: [
      ...(byId.hasFailed ? ['IDs'] : []),
      ...records.filter(({ hasFailed }) => hasFailed).map(({ label }) => label),
    ],
  }
}
