import { type ComponentType, useRef, useState } from 'react'
import { preload } from '../../layout/lazy-part.ts'
import { toast } from '../../overlay/toast.ts'
import { texts } from '../texts.ts'
import type { JsonPanelProps } from './json-panel.tsx'

const loadPanel = async () => (await import('./json-panel.tsx')).JsonPanel

export type FormMode = 'form' | 'json'

/** Whether a form shows its fields or JSON. The editor is loaded when it is first chosen. */
export function useJsonMode() {
  const [Panel, setPanel] = useState<ComponentType<JsonPanelProps>>()
  const [mode, setMode] = useState<FormMode>('form')
  const [isUnfinished, setUnfinished] = useState(false)
  // Ctrl+S may follow a key before the form rerenders.
  const isUnfinishedNow = useRef(false)
  const [refusals, setRefusals] = useState(0)

  async function load() {
    try {
      const loaded = await loadPanel().catch(loadPanel)
      setPanel(() => loaded)
    } catch {
      // The form is still mounted, with its input.
      setMode('form')
      toast({ kind: 'error', title: texts.json.notLoaded })
    }
  }

  function choose(next: FormMode) {
    // The form cannot hold invalid JSON, and would lose it.
    if (next === 'form' && isUnfinished) return setRefusals((count) => count + 1)
    setMode(next)
    if (next === 'json') void load()
  }

  return {
    mode,
    /** The editor, once loaded and chosen; until then, the fields stay. */
    Panel: mode === 'json' ? Panel : undefined,
    /** The text cannot be applied to the form. */
    isUnfinished,
    mayBeSaved: () => !isUnfinishedNow.current,
    setUnfinished(next: boolean) {
      isUnfinishedNow.current = next
      setUnfinished(next)
    },
    /** Number of refused attempts to switch back to the form. */
    refusals,
    choose,
    comeNear: () => preload(loadPanel),
  }
}

export type JsonMode = ReturnType<typeof useJsonMode>
