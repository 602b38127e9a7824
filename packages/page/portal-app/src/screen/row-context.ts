import type { RouteRow } from '@portal/routing/route-row.ts'
import { createContext } from 'react'

/** The row of the screen that a component belongs to. */
export const RowContext = createContext<RouteRow | undefined>(undefined)
