import type { RecordFacts } from './record-row.ts'
import type { RouteFacts } from './route-row.ts'
import type { SlotFacts } from './slot-row.ts'

/** All that one application publishes of itself, as the page carries it: known to everybody without its code. */
export interface AppTable {
  readonly app: string
  readonly rows: readonly RouteFacts[]
  /** By the name under which the bundle exports each. */
  readonly slots: Readonly<Record<string, SlotFacts>>
  readonly records: Readonly<Record<string, RecordFacts>>
}

/** The screens that one application publishes. */
export type RouteTable = Pick<AppTable, 'app' | 'rows'>

/** Its cards. */
export type SlotTable = Pick<AppTable, 'app' | 'slots'>

/** Its kinds of records. */
export type RecordTable = Pick<AppTable, 'app' | 'records'>
