import { Button } from '@portal/ui'
import { useState } from 'react'
import { TryCaseDrawer } from '../case/try-case-drawer.tsx'
import { put } from '../set/edit-set.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import { MAX_RULES, newRule } from '../set/new-rule.ts'

interface EditorActionsProps {
  readonly rules: readonly EditedRule[]
  readonly store: EditSetStore
  readonly asJson: boolean
  /** The JSON is being edited and would be lost. */
  readonly isTextBroken: boolean
  onJson(asJson: boolean): void
  /** Called with an added rule. */
  onAdded(ruleId: string): void
}

/** Actions of the editor. */
export function EditorActions(props: EditorActionsProps) {
  const { rules, store, asJson, isTextBroken, onJson, onAdded } = props
  const [isTrying, setTrying] = useState(false)

  function add() {
    const rule = newRule()
    store.change((set) => put(set, [...set.rules, rule]))
    onAdded(rule.ruleId)
  }

  return (
    <>
      <Button
        aria-pressed={asJson}
        disabledReason={isTextBroken ? 'Fix the JSON errors first' : undefined}
        onClick={() => onJson(!asJson)}
      >
        {asJson ? 'Edit in fields' : 'Edit as JSON'}
      </Button>
      <Button onClick={() => setTrying(true)}>Try a case</Button>
      <Button
        disabledReason={rules.length >= MAX_RULES ? `A set can have at most ${MAX_RULES} rules` : undefined}
        onClick={add}
      >
        Add a rule
      </Button>
      <TryCaseDrawer open={isTrying} rules={rules} onClose={() => setTrying(false)} />
    </>
  )
}
