import { useEffect } from 'react'

/** What messages are placed below. */
const HEADS = '.pageHead, .tabs'

const isBelow = (messages: HTMLElement, head: Element) =>
  messages.getBoundingClientRect().top >= head.getBoundingClientRect().bottom

/**
 * Chromium places messages below a new header as if the page were still scrolled as far as when the header
 * appeared, until their box has been away for two frames.
 */
function placeAgain(): void {
  const messages = document.querySelector<HTMLElement>('.toaster')
  if (!messages || scrollY > 0 || messages.contains(document.activeElement)) return
  if ([...document.querySelectorAll(HEADS)].every((head) => isBelow(messages, head))) return
  messages.hidden = true
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      messages.hidden = false
    }),
  )
}

/** Keeps messages below the header of a page that has scrolled back to its top. */
export function useToastPlace() {
  useEffect(() => {
    document.addEventListener('scroll', placeAgain)
    return () => document.removeEventListener('scroll', placeAgain)
  }, [])
}
