import { describe, expect, test } from '@jest/globals'
import { letters, readAgain, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import {
  beginWith,
  choose,
  discard,
  type EditSet,
  isChanged,
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

  test('do not go on in a field after all changes were discarded', () => {
    const rename = (set: EditSet, name: string) =>
      put(set, replaceRule(set.rules, ruleNamed('a', { name })), 'a name')
    const written = rename(discard(rename(fresh, 'One')), 'Two')
    expect(undo(written).rules[0]?.name).toBe('a')
  })

  test('do nothing beyond the first and last step', () => {
    expect(undo(fresh)).toBe(fresh)
    expect(redo(fresh)).toBe(fresh)
    expect(moveRule(fresh.rules, 'a', -1)).toBe(fresh.rules)
  })
})

describe('a conflict', () => {
  const yours = put(fresh, replaceRule(fresh.rules, ruleNamed('b', { name: 'Yours' })))
  const theirs = {
    rules: replaceRule(readAgain(saved.rules), ruleNamed('b', { name: 'Theirs' })),
    revision: 5,
  }
  const merged = rebase(yours, theirs)
  const rename = (set: EditSet, ruleId: string, name: string) =>
    put(set, replaceRule(set.rules, ruleNamed(ruleId, { name })))
  const names = (set: EditSet) => set.rules.map(({ name }) => name)

  test('waits for a choice', () => {
    expect(merged.base.revision).toBe(5)
    expect(isUndecided(merged)).toBe(true)
    const chosen = choose(merged, 'b', 'theirs')
    expect(isUndecided(chosen)).toBe(false)
    expect(names(chosen)).toEqual(['a', 'Theirs', 'c'])
  })

  test('is open again once the choice is undone', () => {
    const edited = rename(merged, 'c', 'Edited')
    const undone = undo(choose(edited, 'b', 'theirs'))
    expect(names(undone)).toEqual(['a', 'Yours', 'Edited'])
    expect(isUndecided(undone)).toBe(true)
    expect(isUndecided(redo(undone))).toBe(false)
    expect(names(undo(undone))).toEqual(['a', 'Yours', 'c'])
  })

  test('keeps its choice when a later edit is undone', () => {
    const undone = undo(rename(choose(merged, 'b', 'theirs'), 'c', 'Edited'))
    expect(names(undone)).toEqual(['a', 'Theirs', 'c'])
    expect(isUndecided(undone)).toBe(false)
  })

  test('is open again once discarding all changes is undone', () => {
    const discarded = discard(merged)
    expect(names(discarded)).toEqual(['a', 'Theirs', 'c'])
    expect(isUndecided(discarded)).toBe(false)
    expect(isUndecided(undo(discarded))).toBe(true)
  })

  test('keeps what you edited since the merge when you choose yours', () => {
    const edited = rename(merged, 'b', 'Both')
    expect(names(choose(edited, 'b', 'yours'))).toEqual(['a', 'Both', 'c'])
    const back = choose(choose(edited, 'b', 'theirs'), 'b', 'yours')
    expect(names(back)).toEqual(['a', 'Both', 'c'])
  })

  test('leaves no change when theirs is chosen', () => {
    expect(isChanged(choose(merged, 'b', 'theirs'))).toBe(false)
  })
})
