import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { moveRule, put, removeRule, replaceRule } from '../set/edit-set.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import { rowDrag } from './row-drag.ts'

/** Actions for the rules of a table. Stable across changes, so that rows need not rerender. */
export interface RowActions {
  move(ruleId: string, by: number): void
  toggle(ruleId: string): void
  remove(ruleId: string): void
  /** Event handlers of a row's drag handle. */
  readonly drag: ReturnType<typeof rowDrag>
}

/** Moving a row in the DOM can blur it, which would end a keyboard move after one step. */
function useKeptFocus() {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = focused.current
    focused.current = null
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element)
      element.focus()
  })
  return focused
}

type Rules = readonly EditedRule[]

function rowActions(store: EditSetStore, before: () => void, say: (words: string) => void): RowActions {
  const current = () => store.get().rules
  const placeOf = (ruleId: string) => current().findIndex((one) => one.ruleId === ruleId)

  function change(edit: (rules: Rules) => Rules) {
    before()
    store.change((set) => put(set, edit(set.rules)))
  }

  function moveTo(ruleId: string, wanted: number) {
    const place = Math.max(0, Math.min(current().length - 1, wanted))
    const name = current()[placeOf(ruleId)]?.name
    change((rules) => moveRule(rules, ruleId, place))
    say(`${name} is rule ${place + 1} of ${current().length}`)
  }

  return {
    move: (ruleId, by) => moveTo(ruleId, placeOf(ruleId) + by),
    toggle(ruleId) {
      const rule = current()[placeOf(ruleId)]
      if (rule) change((rules) => replaceRule(rules, { ...rule, enabled: !rule.enabled }))
    },
    remove(ruleId) {
      say(`${current()[placeOf(ruleId)]?.name} will be deleted when you save`)
      change((rules) => removeRule(rules, ruleId))
    },
    drag: rowDrag((ruleId, targetId) => moveTo(ruleId, placeOf(targetId))),
  }
}

/** The row actions on the set, with an announcement of the last one. */
export function useRowActions(store: EditSetStore | undefined) {
  const [said, setSaid] = useState('')
  const focused = useKeptFocus()
  const actions = useMemo(() => {
    const keepFocus = () => {
      focused.current = document.activeElement
    }
    return store && rowActions(store, keepFocus, setSaid)
  }, [store, focused])
  return { actions, said }
}
