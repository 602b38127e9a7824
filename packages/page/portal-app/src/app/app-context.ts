import type { RecordFacts } from '@portal/routing/record-row.ts'
import { createContext } from 'react'

/** The application that a component belongs to. */
export interface OwnApp {
  /** Shown to people who investigate a failure. */
  readonly name: string
  /** The kinds of records that it owns. */
  readonly records: readonly RecordFacts[]
}

export const AppContext = createContext<OwnApp>({ name: '', records: [] })
