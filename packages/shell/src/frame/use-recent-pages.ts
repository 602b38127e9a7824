import { matchRow } from '@portal/routing/match-row.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberPage } from '../device/recent-pages.ts'
import { routeTables } from '../route-tables.ts'
import { routes } from '../routes.ts'

const rows = routeTables.flatMap((table) => table.rows)

/**
 * Remembers where the operator has been, by the heading: it names the record, and only the page itself knows it.
 * Screens that only say that there is nothing are not worth going back to.
 */
export function useRecentPages(sub: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const screen = document.getElementById('portal-screen')
    const row = matchRow(rows, pathname)?.row
    if (!screen || !row || row.path === routes.home.path) return
    const remember = () => {
      const title = screen.querySelector('h1')?.textContent
      const isMessage = screen.querySelector('[data-message]') !== null
      if (title && !isMessage) rememberPage(sub, { path: pathname, title, at: new Date().toISOString() })
    }
    const observer = new MutationObserver(remember)
    observer.observe(screen, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [sub, pathname])
}
