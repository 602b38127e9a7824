import { type RefObject, useEffect } from 'react'

/** Submits the form on Ctrl+S or Cmd+S, unless a dialog is open above it. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!document.querySelector('[aria-modal=true]')) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [form])
}
