import { singleKeys } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'

/** Single letters as shortcuts, unless somebody types, a question is open above, or they are switched off. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
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
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
