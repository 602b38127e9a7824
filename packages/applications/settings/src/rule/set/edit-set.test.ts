import { describe, expect, test } from '@jest/globals'
import { letters, readAgain, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import {
  beginWith,
  choose,
  isUndecided,
  moveRule,
  put,
  rebase,
  redo,
  removeRule,
  replaceRule,
  undo,
} from './edit-set.ts'

const saved = { rules: rulesNamed('abc'), revision: 4 }
const fresh = beginWith(saved)

describe('steps', () => {
  test('can be undone and redone', () => {
    const moved = put(fresh, moveRule(fresh.rules, 'a', 2))
    const removed = put(moved, removeRule(moved.rules, 'b'))
    expect(letters(removed.rules)).toBe('ca')
    expect(letters(undo(removed).rules)).toBe('bca')
    expect(letters(undo(undo(removed)).rules)).toBe('abc')
    expect(letters(redo(undo(removed)).rules)).toBe('ca')
  })

  test('are one step while the same field is edited', () => {
    const written = [...'Name'].reduce((set, letter) => {
      const rule = set.rules[0] ?? ruleNamed('a')
      return put(set, replaceRule(set.rules, { ...rule, name: rule.name + letter }), 'a name')
    }, fresh)
    expect(written.rules[0]?.name).toBe('aName')
    expect(undo(written).rules[0]?.name).toBe('a')
  })

  test('discard the redo steps when new', () => {
    const other = put(undo(put(fresh, removeRule(fresh.rules, 'a'))), removeRule(fresh.rules, 'b'))
    expect(letters(redo(other).rules)).toBe('ac')
  })

  test('do nothing beyond the first and last step', () => {
    expect(undo(fresh)).toBe(fresh)
    expect(redo(fresh)).toBe(fresh)
    expect(moveRule(fresh.rules, 'a', -1)).toBe(fresh.rules)
  })
})

test('made by both sides wait for a choice', () => {
  const yours = put(fresh, replaceRule(fresh.rules, ruleNamed('b', { name: 'Yours' })))
  const theirs = {
    rules: replaceRule(readAgain(saved.rules), ruleNamed('b', { name: 'Theirs' })),
    revision: 5,
  }
  const merged = rebase(yours, theirs)
  expect(merged.base.revision).toBe(5)
  expect(isUndecided(merged)).toBe(true)
  const chosen = choose(merged, 'b', 'theirs')
  expect(isUndecided(chosen)).toBe(false)
  expect(chosen.rules[1]?.name).toBe('Theirs')
})
