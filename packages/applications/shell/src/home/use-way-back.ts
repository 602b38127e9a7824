import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface Place {
  /** The address of the link that was followed. */
  readonly href: string
  /** Its number among the links to this address: two cards may name one record. */
  readonly index: number
  /** Its distance from the upper edge of the window. */
  readonly top: number
}

/** History entries at which a link was followed. Lost on reload: the browser then restores what it can. */
const places = new Map<string, Place>()

/** Cards that load later than this no longer move the page. */
const MAX_MS = 5_000
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

const linksTo = (href: string, content: HTMLElement) =>
  [...content.querySelectorAll('a')].filter((one) => one.href === href)

/** Keeps the link where it was while cards load above it, until the operator acts. Returns how to stop. */
function keepInPlace(content: HTMLElement, { href, index, top }: Place): () => void {
  const restore = () => {
    const link = linksTo(href, content)[index]
    if (!link?.checkVisibility({ visibilityProperty: true })) return
    window.scrollBy({ top: link.getBoundingClientRect().top - top })
    if (document.activeElement !== link) link.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(restore)
  observer.observe(content, { childList: true, subtree: true })
  if (content.parentElement) observer.observe(content.parentElement, { attributes: true })
  const acts = new AbortController()
  const stop = () => {
    observer.disconnect()
    acts.abort()
  }
  for (const act of ACTS) addEventListener(act, stop, { signal: acts.signal, passive: true })
  const timer = setTimeout(stop, MAX_MS)
  acts.signal.addEventListener('abort', () => clearTimeout(timer))
  return stop
}

/** After Back, the link that the operator followed is where it was and has the focus. */
export function useWayBack(content: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  useEffect(() => {
    const element = content.current
    if (!element) return
    const place = cameBack ? places.get(key) : undefined
    const stop = place && keepInPlace(element, place)
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link) return
      const index = linksTo(link.href, element).indexOf(link)
      places.set(key, { href: link.href, index, top: link.getBoundingClientRect().top })
    }
    // Before the link is followed, which removes the dashboard.
    element.addEventListener('click', remember, true)
    return () => {
      element.removeEventListener('click', remember, true)
      stop?.()
    }
  }, [content, key, cameBack])
}
