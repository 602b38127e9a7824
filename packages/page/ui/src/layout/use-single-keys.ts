import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from '../theme/single-keys.ts'

type Keys = Readonly<Record<string, (() => void) | undefined>>

/** The keys that are held down, with the event that began it. */
const held = new Map<string, KeyboardEvent>()

/** Whether a key that is held down has acted. Chrome before 137 tells this wrongly while two keys are held down. */
function isStillHeld(event: KeyboardEvent): boolean {
  const { key } = event
  const first = held.get(key)
  if (first) return first !== event
  held.set(key, event)
  const listening = new AbortController()
  const release = () => {
    held.delete(key)
    listening.abort()
  }
  const { signal } = listening
  const isReleased = (up: KeyboardEvent) => up.key === key || up.key === key.toUpperCase()
  document.addEventListener('keyup', (up) => isReleased(up) && release(), { signal })
  window.addEventListener('blur', release, { signal })
  return false
}

/**
 * Single letters as shortcuts of a panel while it is `active`, once per press: not while typing, under a
 * dialog, or when the operator has turned single keys off.
 */
export function useSingleKeys(keys: Keys, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
    const isCovered = document.querySelectorAll('[aria-modal=true]').length > 1
    const act = keys[event.key]
    if (!act || typing || isCovered || singleKeys.get() === 'off') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // A key may decide about a record, and the next one follows at once.
    if (!isStillHeld(event)) act()
  })

  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
