import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { letters, readAgain, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import { replaceRule } from './edit-set.ts'
import { decide, mergeRuleSets } from './merge-rule-sets.ts'

const base = rulesNamed('abcd')
const renamed = (id: string, name: string) => replaceRule(readAgain(base), ruleNamed(id, { name }))

describe('changes of two people', () => {
  test('to different rules are merged', () => {
    const { rules, conflicts } = mergeRuleSets(base, renamed('a', 'Theirs'), renamed('c', 'Yours'))
    expect(rules.map(({ name }) => name)).toEqual(['Theirs', 'b', 'Yours', 'd'])
    expect(conflicts).toEqual([])
  })

  test('to the same rule ask, and keep yours until chosen', () => {
    const { rules, conflicts } = mergeRuleSets(base, renamed('b', 'Theirs'), renamed('b', 'Yours'))
    expect(rules[1]?.name).toBe('Yours')
    expect(conflicts.map(({ ruleId }) => ruleId)).toEqual(['b'])
  })

  test('that are identical do not ask', () => {
    expect(mergeRuleSets(base, renamed('b', 'Same'), renamed('b', 'Same')).conflicts).toEqual([])
  })

  test('ask when one deleted what the other changed', () => {
    const { conflicts } = mergeRuleSets(base, renamed('b', 'Theirs'), rulesNamed('acd'))
    expect(conflicts[0]).toMatchObject({ ruleId: 'b', theirs: { name: 'Theirs' }, yours: undefined })
  })

  test.each([
    ['keep their order if you did not change it', 'dabc', 'abcd', 'dabc'],
    ['keep your order if they did not change it', 'abcd', 'bacd', 'bacd'],
    ['keep your order if both changed it', 'dabc', 'bacd', 'bacd'],
    ['keep new rules of both, each after its neighbor', 'abxcd', 'abcdy', 'abxcdy'],
    ['drop rules that either deleted', 'bcd', 'abc', 'bc'],
    ['keep their order with your new rule', 'dabc', 'abycd', 'dabyc'],
  ])('%s', (_, theirs, yours, expected) => {
    expect(letters(mergeRuleSets(base, rulesNamed(theirs), rulesNamed(yours)).rules)).toBe(expected)
  })
})

describe('choosing a side in a conflict', () => {
  const theirs = renamed('b', 'Theirs')

  test('puts their rule into your order', () => {
    const yours = replaceRule(rulesNamed('dcba'), ruleNamed('b', { name: 'Yours' }))
    const { rules, conflicts } = mergeRuleSets(base, theirs, yours)
    const chosen = conflicts.reduce((all, one) => decide(all, theirs, one, 'theirs') as typeof all, rules)
    expect(chosen.map(({ name }) => name)).toEqual(['d', 'c', 'Theirs', 'a'])
  })

  test('restores a rule that you deleted, and can be undone', () => {
    const { rules, conflicts } = mergeRuleSets(base, theirs, rulesNamed('acd'))
    const [conflict] = conflicts
    if (!conflict) throw new Error('There is no conflict.')
    const back = decide(rules, theirs, conflict, 'theirs')
    expect(letters(back)).toBe('abcd')
    expect(letters(decide(back, theirs, conflict, 'yours'))).toBe('acd')
  })
})

test("takes the other side's result if a side changed nothing", () => {
  const anySet = fc.shuffledSubarray([...'abcdxyz']).map((chosen) => rulesNamed(chosen.join('')))
  fc.assert(
    fc.property(anySet, (other) => {
      expect(letters(mergeRuleSets(base, other, readAgain(base)).rules)).toBe(letters(other))
      expect(letters(mergeRuleSets(base, readAgain(base), other).rules)).toBe(letters(other))
    }),
  )
})
