import { type RefObject, useEffect } from 'react'

const editable = 'input, textarea, select, [contenteditable=true], [role=dialog]'

/** `/` focuses the search box, unless the operator is typing elsewhere. */
export function useSlashFocus(ref: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const typing = event.target instanceof Element && event.target.closest(editable)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      ref.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [ref])
}
