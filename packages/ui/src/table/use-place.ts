import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusRow } from './use-row-keys.ts'

interface Place {
  readonly scroll: number
  /** Key of the row that had the focus. */
  readonly row: string | undefined
}

const storageKey = (key: string) => `portal.place.${key}`

/**
 * Brings back where the operator was in a list: after Back the page scrolls to where it was and the row that was
 * opened has the focus again. Rows carry `data-key`; `ready` is true once they are drawn.
 */
export function usePlace(table: RefObject<HTMLElement | null>, ready: boolean) {
  const { key } = useLocation()
  const cameBack = useNavigationType() === 'POP'

  const restore = useEffectEvent(() => {
    const place = cameBack ? read(key) : undefined
    if (!place) return
    const row =
      place.row && table.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(place.row)}"]`)
    if (row) focusRow(row)
    window.scrollTo({ top: place.scroll })
  })

  useEffect(() => {
    if (ready) restore()
  }, [ready])

  useEffect(() => {
    const element = table.current
    const remember = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest('[data-key]') : null
      write(key, { scroll: window.scrollY, row: row?.getAttribute('data-key') ?? undefined })
    }
    element?.addEventListener('click', remember)
    return () => element?.removeEventListener('click', remember)
  })
}

function read(key: string): Place | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(key))
    return text ? (JSON.parse(text) as Place) : undefined
  } catch {
    return undefined
  }
}

function write(key: string, place: Place) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(place))
  } catch {
    // Blocked or full: Back then shows the top of the list.
  }
}
