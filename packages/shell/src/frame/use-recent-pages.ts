import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { recentPagesOf, rememberPage } from '../device/recent-pages.ts'
import { pageWorthKeeping } from './page-worth-keeping.ts'

/**
 * Remembers where the operator has been, by the heading: it names the record, and only the page itself knows it.
 * Screens that only say that there is nothing are not worth going back to.
 */
export function useRecentPages(sub: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const screen = document.getElementById('portal-screen')
    const place = pageWorthKeeping(pathname)
    if (!screen || !place) return
    const { path, kind, isAbove } = place
    const remember = () => {
      const heading = screen.querySelector('h1')?.textContent
      const isMessage = screen.querySelector('[data-message]') !== null
      const known =
        isAbove &&
        recentPagesOf(sub)
          .get()
          .find((page) => page.path === path)?.title
      const title = known || heading
      if (title && !isMessage) rememberPage(sub, { path, title, kind, at: new Date().toISOString() })
    }
    const observer = new MutationObserver(remember)
    observer.observe(screen, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [sub, pathname])
}
