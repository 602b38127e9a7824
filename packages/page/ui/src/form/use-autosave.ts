import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Long enough not to write on every key, short enough to lose almost nothing. */
const WAIT_MS = 400

/**
 * Calls back after each pause in the input, and at once when the form unmounts or the page is closed, with the
 * form's address at the last input: when it unmounts, the address may be another one. Without a key, nothing
 * is saved.
 */
export function useAutosave(
  form: UseFormReturn<FieldValues>,
  key: string | undefined,
  onSave: (href: string) => void,
) {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    if (!key) return
    let href = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveNow = () => {
      clearTimeout(timer)
      if (timer !== undefined) save(href)
      timer = undefined
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        href = `${location.pathname}${location.search}`
        clearTimeout(timer)
        timer = setTimeout(saveNow, WAIT_MS)
      },
    })
    window.addEventListener('pagehide', saveNow)
    return () => {
      saveNow()
      stop()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [key, form])
}
