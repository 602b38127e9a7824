import { type ComponentType, useState } from 'react'
import { preload } from '../../layout/lazy-part.ts'
import { toast } from '../../overlay/toast.ts'
import { texts } from '../texts.ts'
import type { JsonPanelProps } from './json-panel.tsx'

const loadPanel = async () => (await import('./json-panel.tsx')).JsonPanel

export type FormMode = 'form' | 'json'

/** Whether a form shows its fields or their values as JSON. The editor is loaded when it is first chosen. */
export function useJsonMode() {
  const [Panel, setPanel] = useState<ComponentType<JsonPanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const [isUnfinished, setUnfinished] = useState(false)
  const [refusals, setRefusals] = useState(0)

  async function open() {
    try {
      const loaded = await loadPanel().catch(loadPanel)
      setPanel(() => loaded)
      setOpen(true)
    } catch {
      // What was typed stays where it is.
      toast({ kind: 'error', title: texts.json.notLoaded })
    }
  }

  function choose(mode: FormMode) {
    if (mode === 'json') return void open()
    // The form has no place for what is not JSON, and would lose it.
    if (isUnfinished) setRefusals((count) => count + 1)
    else setOpen(false)
  }

  return {
    Panel,
    isOpen,
    /** What is written cannot be taken over into the form as it stands. */
    isUnfinished,
    setUnfinished,
    /** Counts how often the way back to the form was refused. */
    refusals,
    choose,
    comeNear: () => preload(loadPanel),
  }
}

export type JsonMode = ReturnType<typeof useJsonMode>
