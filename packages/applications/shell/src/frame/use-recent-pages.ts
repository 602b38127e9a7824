import { useEffect } from 'react'
import { recentPagesOf, rememberPage } from '../device/recent-pages.ts'
import { pageWorthKeeping } from './page-worth-keeping.ts'

/**
 * Remembers visited pages by their heading, which names the record and is known only to the page. Skips pages
 * that only show an error or empty state.
 */
export function useRecentPages(sub: string): void {
  useEffect(() => {
    const screen = document.getElementById('portal-screen')
    if (!screen) return
    const remember = () => {
      const place = pageWorthKeeping(window.location.pathname)
      const heading = screen.querySelector('h1')?.textContent
      if (!place || !heading || screen.querySelector('[data-message]')) return
      const { path, kind, isAbove } = place
      const known =
        isAbove &&
        recentPagesOf(sub)
          .get()
          .find((page) => page.path === path)?.title
      rememberPage(sub, { path, title: known || heading, kind, at: new Date().toISOString() })
    }
    // The screen may be drawn before the frame and not change afterwards.
    remember()
    const observer = new MutationObserver(remember)
    observer.observe(screen, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [sub])
}
