import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusRow } from './use-row-keys.ts'

interface Place {
  readonly scroll: number
  /** Key of the row that was opened. */
  readonly row: string
}

/** History entries at which a row was opened. Lost on reload: the browser then restores what it can. */
const places = new Map<string, Place>()

/**
 * Restores the operator's place in a list: after Back, the page scrolls to where it was, and the opened row
 * has the focus. Rows have `data-key`; `ready` is true once they are rendered.
 */
export function usePlace(body: RefObject<HTMLElement | null>, ready: boolean) {
  const { key, pathname, search } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const entry = `${key} ${pathname}${search}`

  const restore = useEffectEvent(() => {
    const place = cameBack ? places.get(entry) : undefined
    if (!place) return
    places.delete(entry)
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    focusRow(rows.find((row) => row.dataset.key === place.row))
    window.scrollTo({ top: place.scroll })
  })

  useEffect(() => {
    // After the heading, which takes the focus when a screen appears.
    if (ready) queueMicrotask(restore)
  }, [ready])

  useEffect(() => {
    const element = body.current
    const remember = ({ target }: Event) => {
      const row = target instanceof Element && target.closest('a') ? target.closest('[data-key]') : null
      const opened = row?.getAttribute('data-key')
      if (opened) places.set(entry, { scroll: window.scrollY, row: opened })
    }
    element?.addEventListener('click', remember)
    return () => element?.removeEventListener('click', remember)
  })
}
