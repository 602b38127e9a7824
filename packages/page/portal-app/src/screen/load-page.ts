import type { RouteRow } from '@portal/routing/route-row.ts'
import { loadTwice } from '@portal/ui/blocks'
import { type ComponentType, lazy } from 'react'

export interface LoadedPage {
  /**
   * The page itself when its code is loaded, so that it renders immediately; otherwise a component that
   * suspends.
   */
  readonly Page: ComponentType<object>
  /** Settles when the page's code has loaded or failed. */
  readonly settled: Promise<void>
}

const pages = new Map<RouteRow, LoadedPage>()

/** Loads the page of a row once; a failure is not cached, so that a retry loads again. */
export function loadPage(row: RouteRow): LoadedPage {
  const known = pages.get(row)
  if (known) return known
  const load = row.page as () => Promise<{ default: ComponentType<object> }>
  const loading = loadTwice(load)
  const settled = loading.then(
    ({ default: Page }) => void pages.set(row, { Page, settled }),
    () => void pages.delete(row),
  )
  const page = { Page: lazy(() => loading), settled }
  pages.set(row, page)
  return page
}
