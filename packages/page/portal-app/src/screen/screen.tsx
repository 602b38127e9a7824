import type { RouteRow } from '@portal/routing/route-row.ts'
import { PageNoteContext, PageTitleContext } from '@portal/ui/blocks'
import { Suspense, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyEditorsNote } from '../presence/lazy-editors-note.tsx'
import { useLastAddress } from './last-address.ts'
import { LazyMissingRecord } from './lazy-missing-record.tsx'
import { loadPage } from './load-page.ts'
import { RowContext } from './row-context.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { Waiting } from './waiting.tsx'

/** The page of a row, or a placeholder until it can be shown. */
function PageOfRow({ row }: { row: RouteRow }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // Loaded once: the boundary shows failures and retries.
  const [{ Page, settled }] = useState(() => loadPage(row))
  return (
    <Suspense fallback={<Waiting code={settled} onNews={renderAgain} />}>
      <Page {...(row.props ?? {})} />
    </Suspense>
  )
}

/** A screen: its title, its page, and its error screen. */
export function Screen({ row, rows }: { row: RouteRow; rows: readonly RouteRow[] }) {
  const { pathname } = useLocation()
  useLastAddress(row.path)
  useDocumentTitle(row.title)
  return (
    <PageTitleContext value={row.title}>
      <ScreenBoundary
        key={pathname}
        page={row.title}
        missing={(error) => <LazyMissingRecord error={error} row={row} rows={rows} />}
      >
        <RowContext value={row}>
          <PageNoteContext value={row.path.includes(':') && <LazyEditorsNote />}>
            <PageOfRow row={row} />
          </PageNoteContext>
        </RowContext>
      </ScreenBoundary>
    </PageTitleContext>
  )
}
