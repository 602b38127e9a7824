import type { RouteRow } from '@portal/routing/route-row.ts'
import { type ComponentType, lazy } from 'react'

export interface LoadedPage {
  readonly Page: ComponentType<object>
  /** Settles when the page's code is there, or will not come. */
  readonly settled: Promise<void>
}

const pages = new Map<RouteRow, LoadedPage>()

/** The page of a row, loaded once. A failed load is not remembered, so that a retry loads again. */
export function pageOf(row: RouteRow): LoadedPage {
  const known = pages.get(row)
  if (known) return known
  const loading = row.page() as Promise<{ default: ComponentType<object> }>
  const settled = loading.then(
    () => undefined,
    () => void pages.delete(row),
  )
  const page = { Page: lazy(() => loading), settled }
  pages.set(row, page)
  return page
}
