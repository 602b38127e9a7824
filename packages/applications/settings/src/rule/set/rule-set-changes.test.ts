import { describe, expect, test } from '@jest/globals'
import { readAnew, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import { changesInShort, ruleOf, ruleSetChanges } from './rule-set-changes.ts'

const told = (before: ReturnType<typeof rulesNamed>, after: typeof before) =>
  ruleSetChanges(before, after).map((change) => `${change.kind} ${ruleOf(change).ruleId}`)

describe('what became different in a set', () => {
  test('is nothing where the same rules were read again', () => {
    const rules = rulesNamed('abc')
    expect(told(rules, readAnew(rules))).toEqual([])
  })

  test('names rules that were added, changed and removed', () => {
    const after = [ruleNamed('a', { enabled: false }), ruleNamed('c'), ruleNamed('d')]
    expect(told(rulesNamed('abc'), after)).toEqual(['changed a', 'added d', 'removed b'])
  })

  test.each([
    ['abcd', 'bcda', ['moved a']],
    ['abcd', 'dabc', ['moved d']],
    ['abcd', 'acbd', ['moved c']],
    ['abc', 'xabc', ['added x']],
    ['abcd', 'bcd', ['removed a']],
  ])('%s to %s: as few rules as possible have moved', (before, after, expected) => {
    const kinds = told(rulesNamed(before), rulesNamed(after))
    expect(kinds).toHaveLength(expected.length)
    if (!kinds[0]?.startsWith('moved')) expect(kinds).toEqual(expected)
  })

  test('says from where to where a rule has moved', () => {
    expect(ruleSetChanges(rulesNamed('abcd'), rulesNamed('bcda'))).toEqual([
      { kind: 'moved', after: ruleNamed('a'), from: 0, place: 3 },
    ])
  })

  test('tells a rule that moved and changed as both', () => {
    const after = [...rulesNamed('bcd'), ruleNamed('a', { name: 'Other' })]
    expect(told(rulesNamed('abcd'), after)).toEqual(['changed a', 'moved a'])
  })
})

test('the changes are counted in short', () => {
  const after = [ruleNamed('x'), ruleNamed('a', { enabled: false }), ruleNamed('c')]
  expect(changesInShort(ruleSetChanges(rulesNamed('abc'), after))).toBe('+1 −1 ~1')
})
