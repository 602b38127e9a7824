import type { RecordFacts } from './record-row.ts'
import type { RouteFacts } from './route-row.ts'
import type { SlotFacts } from './slot-row.ts'

/**
 * Everything that an application publishes about itself. The page carries it, so it is known without loading
 * the application's code.
 */
export interface AppTable {
  readonly app: string
  readonly rows: readonly RouteFacts[]
  /** By the bundle's export name. */
  readonly slots: Readonly<Record<string, SlotFacts>>
  readonly records: Readonly<Record<string, RecordFacts>>
}

/** The screens that an application publishes. */
export type RouteTable = Pick<AppTable, 'app' | 'rows'>

/** The cards that an application publishes. */
export type SlotTable = Pick<AppTable, 'app' | 'slots'>

/** The kinds of records that an application publishes. */
export type RecordTable = Pick<AppTable, 'app' | 'records'>
