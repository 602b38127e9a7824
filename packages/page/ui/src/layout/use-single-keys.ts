import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from '../theme/single-keys.ts'

type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Single letters as shortcuts of a panel while it is `active`: not while typing, under a dialog, or when the
 * operator has turned single keys off.
 */
export function useSingleKeys(keys: Keys, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
    const isCovered = document.querySelectorAll('[aria-modal=true]').length > 1
    const act = keys[event.key]
    if (!act || typing || isCovered || singleKeys.get() === 'off') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
