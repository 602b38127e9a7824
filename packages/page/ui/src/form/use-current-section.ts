import { useSyncExternalStore } from 'react'
import type { ListedSection } from './section-list.ts'

/** Headings above this line of the window, in pixels, count as reached at the start of the page. */
const FIRST_LINE = 160

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/**
 * The reading position: moves down the viewport as the page scrolls, so that the end of the page reaches the last section.
 */
function readingLine(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const left = scrollHeight - clientHeight
  return Math.max(FIRST_LINE, left > 0 ? (scrollTop / left) * clientHeight : 0)
}

/** The id of the section in view: the last one whose heading has been reached. */
export function useCurrentSection(sections: readonly ListedSection[]): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const line = readingLine()
    const isReached = ({ id }: ListedSection) => {
      const heading = document.getElementById(id)
      return heading !== null && heading.getBoundingClientRect().top < line
    }
    return (sections.findLast(isReached) ?? sections[0])?.id
  })
}
