import { describe, expect, test } from '@jest/globals'
import { readAgain, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import { changesInShort, ruleOf, ruleSetChanges } from './rule-set-changes.ts'

const told = (before: ReturnType<typeof rulesNamed>, after: typeof before) =>
  ruleSetChanges(before, after).map((change) => `${change.kind} ${ruleOf(change).ruleId}`)

describe('differences between two sets', () => {
  test('are empty when the same rules are read again', () => {
    const rules = rulesNamed('abc')
    expect(told(rules, readAgain(rules))).toEqual([])
  })

  test('name added, changed and removed rules', () => {
    const after = [ruleNamed('a', { enabled: false }), ruleNamed('c'), ruleNamed('d')]
    expect(told(rulesNamed('abc'), after)).toEqual(['changed a', 'added d', 'removed b'])
  })

  test.each([
    ['abcd', 'bcda', ['moved a']],
    ['abcd', 'dabc', ['moved d']],
    ['abcd', 'acbd', ['moved c']],
    ['abc', 'xabc', ['added x']],
    ['abcd', 'bcd', ['removed a']],
  ])('%s to %s: moves as few rules as possible', (before, after, expected) => {
    const kinds = told(rulesNamed(before), rulesNamed(after))
    expect(kinds).toHaveLength(expected.length)
    if (!kinds[0]?.startsWith('moved')) expect(kinds).toEqual(expected)
  })

  test('say where a rule moved from and to', () => {
    expect(ruleSetChanges(rulesNamed('abcd'), rulesNamed('bcda'))).toEqual([
      { kind: 'moved', after: ruleNamed('a'), from: 0, place: 3 },
    ])
  })

  test('report a rule that moved and changed as both', () => {
    const after = [...rulesNamed('bcd'), ruleNamed('a', { name: 'Other' })]
    expect(told(rulesNamed('abcd'), after)).toEqual(['changed a', 'moved a'])
  })
})

test('summarizes changes as counts', () => {
  const after = [ruleNamed('x'), ruleNamed('a', { enabled: false }), ruleNamed('c')]
  expect(changesInShort(ruleSetChanges(rulesNamed('abc'), after))).toBe('+1 −1 ~1')
})
