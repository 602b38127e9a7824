import { bySpecificity } from '@portal/routing/match-row.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { Route, Routes } from 'react-router-dom'
import { Screen } from './screen.tsx'

/**
 * Rows as routes. Sorted here, since react-router decides some pairs by order; without a match, shows
 * nothing.
 */
export function ScreenRouter({ rows }: { rows: readonly RouteRow[] }) {
  return (
    <Routes>
      {[...rows].sort(bySpecificity).map((row) => (
        <Route key={row.path} path={row.path} element={<Screen row={row} rows={rows} />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  )
}
