import type { AccessSet } from '@portal/contract/access-set.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { recordAddress } from '@portal/routing/record-address.ts'
import type { RecordFacts } from '@portal/routing/record-row.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'

/** A kind of record, the application that owns it, and its screens. */
export interface RecordKind {
  readonly app: string
  readonly name: string
  readonly facts: RecordFacts
  readonly list: RouteFacts | undefined
  /** The details screen, or the list when there is none. */
  readonly screen: RouteFacts | undefined
}

/** The kinds of records of all applications, in their order. */
export function kindsIn(tables: readonly AppTable[]): RecordKind[] {
  const rows = tables.flatMap((table) => table.rows)
  const screenAt = (path: string | undefined) => rows.find((row) => row.path === path)
  const kinds = tables.flatMap(({ app, records }) =>
    Object.entries(records).map(([name, facts]) => {
      const list = screenAt(facts.list)
      return { app, name, facts, list, screen: screenAt(facts.details) ?? list }
    }),
  )
  return kinds.sort((a, b) => a.facts.order - b.facts.order)
}

/** Whether the operator may open the kind's list, if it has one, and its details screen. */
export const isReachable = ({ facts, list, screen }: RecordKind, access: AccessSet): boolean =>
  screen !== undefined &&
  isAllowed(screen.needs, access) &&
  (list ? isAllowed(list.needs, access) : facts.heading !== undefined)

type Event = Pick<
  AuditEvent,
  'entityType' | 'entityId' | 'entityName' | 'subjectId' | 'subjectType' | 'directoryId'
>

/** The kind of record that an audit entry is about. */
export const kindOfEvent = (event: Event, kinds: readonly RecordKind[]) =>
  kinds.find(({ facts: { audit } }) => {
    if (audit?.entity !== event.entityType) return false
    return !audit.subjectTypes || audit.subjectTypes.some((type) => type === event.subjectType)
  })

/** Where the record of an audit entry is shown; undefined without such a screen or without permission. */
export function addressOfEvent(
  event: Event,
  access: AccessSet,
  kinds: readonly RecordKind[],
): string | undefined {
  const kind = kindOfEvent(event, kinds)
  return kind?.screen && isAllowed(kind.screen.needs, access) ? recordAddress(kind.facts, event) : undefined
}
