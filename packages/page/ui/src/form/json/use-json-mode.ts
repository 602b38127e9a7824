import { type ComponentType, useRef, useState } from 'react'
import { preload } from '../../layout/lazy-part.ts'
import { toast } from '../../overlay/toast.ts'
import { texts } from '../texts.ts'
import type { JsonPanelProps } from './json-panel.tsx'

const loadPanel = async () => (await import('./json-panel.tsx')).JsonPanel

export type FormMode = 'form' | 'json'

/** Whether a form shows its fields or their values as JSON. The editor is loaded when it is first chosen. */
export function useJsonMode() {
  const [Panel, setPanel] = useState<ComponentType<JsonPanelProps>>()
  const [mode, setMode] = useState<FormMode>('form')
  const [isUnfinished, setUnfinished] = useState(false)
  // Ctrl+S may follow a key before the form is drawn again.
  const isUnfinishedNow = useRef(false)
  const [refusals, setRefusals] = useState(0)

  async function load() {
    try {
      const loaded = await loadPanel().catch(loadPanel)
      setPanel(() => loaded)
    } catch {
      // The form is still there, with what was typed.
      setMode('form')
      toast({ kind: 'error', title: texts.json.notLoaded })
    }
  }

  function choose(next: FormMode) {
    // The form has no place for what is not JSON, and would lose it.
    if (next === 'form' && isUnfinished) return setRefusals((count) => count + 1)
    setMode(next)
    if (next === 'json') void load()
  }

  return {
    mode,
    /** The editor, as soon as it is here and chosen; the fields stay until then. */
    Panel: mode === 'json' ? Panel : undefined,
    /** What is written cannot be taken over into the form as it stands. */
    isUnfinished,
    mayBeSaved: () => !isUnfinishedNow.current,
    setUnfinished(next: boolean) {
      isUnfinishedNow.current = next
      setUnfinished(next)
    },
    /** Counts how often the way back to the form was refused. */
    refusals,
    choose,
    comeNear: () => preload(loadPanel),
  }
}

export type JsonMode = ReturnType<typeof useJsonMode>
