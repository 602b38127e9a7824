import { useEffect } from 'react'
import { redo, undo } from './edit-set.ts'
import type { EditSetStore } from './edit-set-store.ts'

const WRITTEN_IN = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable], [data-text-editor]'

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y outside of fields, which have their own undo. */
export function useUndoKeys(store: EditSetStore): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      store.change(key === 'y' || event.shiftKey ? redo : undo)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])
}
