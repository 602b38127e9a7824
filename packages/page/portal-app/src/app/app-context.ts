import type { RecordFacts } from '@portal/routing/record-row.ts'
import { createContext } from 'react'

/** The application a component belongs to. */
export interface OwnApp {
  /** For people who have to find what failed. */
  readonly name: string
  /** The kinds of records that it owns. */
  readonly records: readonly RecordFacts[]
}

export const AppContext = createContext<OwnApp>({ name: '', records: [] })
