import { Button } from '@portal/ui'
import { useState } from 'react'
import { TryCaseDrawer } from '../case/try-case-drawer.tsx'
import { type EditSet, put, textObstacle } from '../set/edit-set.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import { MAX_RULES, newRule } from '../set/new-rule.ts'

interface EditorActionsProps {
  readonly set: EditSet
  readonly store: EditSetStore
  readonly asJson: boolean
  onJson(asJson: boolean): void
  /** Called with an added rule. */
  onAdded(ruleId: string): void
}

const FULL = `A set can have at most ${MAX_RULES} rules`

/** Actions of the editor. */
export function EditorActions(props: EditorActionsProps) {
  const { set, store, asJson, onJson, onAdded } = props
  const { rules } = set
  const obstacle = textObstacle(set)
  const [isTrying, setTrying] = useState(false)

  function add() {
    const rule = newRule()
    store.change((now) => put(now, [...now.rules, rule]))
    onAdded(rule.ruleId)
  }

  return (
    <>
      <Button aria-pressed={asJson} disabledReason={obstacle} onClick={() => onJson(!asJson)}>
        {asJson ? 'Edit in fields' : 'Edit as JSON'}
      </Button>
      <Button onClick={() => setTrying(true)}>Try a case</Button>
      <Button disabledReason={obstacle ?? (rules.length >= MAX_RULES ? FULL : undefined)} onClick={add}>
        Add a rule
      </Button>
      <TryCaseDrawer open={isTrying} rules={rules} onClose={() => setTrying(false)} />
    </>
  )
}
