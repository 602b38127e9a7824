import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { letters, readAnew, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import { replaceRule } from './edit-set.ts'
import { decide, mergeRuleSets } from './merge-rule-sets.ts'

const base = rulesNamed('abcd')
const renamed = (id: string, name: string) => replaceRule(readAnew(base), ruleNamed(id, { name }))

describe('changes of two people', () => {
  test('to different rules are put together', () => {
    const { rules, conflicts } = mergeRuleSets(base, renamed('a', 'Theirs'), renamed('c', 'Yours'))
    expect(rules.map(({ name }) => name)).toEqual(['Theirs', 'b', 'Yours', 'd'])
    expect(conflicts).toEqual([])
  })

  test('to the same rule ask, and keep yours until it is chosen', () => {
    const { rules, conflicts } = mergeRuleSets(base, renamed('b', 'Theirs'), renamed('b', 'Yours'))
    expect(rules[1]?.name).toBe('Yours')
    expect(conflicts.map(({ ruleId }) => ruleId)).toEqual(['b'])
  })

  test('that are the same do not ask', () => {
    expect(mergeRuleSets(base, renamed('b', 'Same'), renamed('b', 'Same')).conflicts).toEqual([])
  })

  test('ask where one has deleted what the other has changed', () => {
    const { conflicts } = mergeRuleSets(base, renamed('b', 'Theirs'), rulesNamed('acd'))
    expect(conflicts[0]).toMatchObject({ ruleId: 'b', theirs: { name: 'Theirs' }, yours: undefined })
  })

  test.each([
    ['their order, where you kept it', 'dabc', 'abcd', 'dabc'],
    ['your order, where they kept it', 'abcd', 'bacd', 'bacd'],
    ['your order, where both changed it', 'dabc', 'bacd', 'bacd'],
    ['new rules of both, each behind its neighbour', 'abxcd', 'abcdy', 'abxcdy'],
    ['no rule that either has deleted', 'bcd', 'abc', 'bc'],
    ['their order with your new rule', 'dabc', 'abycd', 'dabyc'],
  ])('end in %s', (_, theirs, yours, expected) => {
    expect(letters(mergeRuleSets(base, rulesNamed(theirs), rulesNamed(yours)).rules)).toBe(expected)
  })
})

describe('the choice in a conflict', () => {
  const theirs = renamed('b', 'Theirs')

  test('puts their rule into your order', () => {
    const yours = replaceRule(rulesNamed('dcba'), ruleNamed('b', { name: 'Yours' }))
    const { rules, conflicts } = mergeRuleSets(base, theirs, yours)
    const chosen = conflicts.reduce((all, one) => decide(all, theirs, one, 'theirs') as typeof all, rules)
    expect(chosen.map(({ name }) => name)).toEqual(['d', 'c', 'Theirs', 'a'])
  })

  test('brings back a rule that you had deleted, and can be taken back', () => {
    const { rules, conflicts } = mergeRuleSets(base, theirs, rulesNamed('acd'))
    const [conflict] = conflicts
    if (!conflict) throw new Error('There is no conflict.')
    const back = decide(rules, theirs, conflict, 'theirs')
    expect(letters(back)).toBe('abcd')
    expect(letters(decide(back, theirs, conflict, 'yours'))).toBe('acd')
  })
})

test('a side that changed nothing gets what the other made of it', () => {
  const anySet = fc.shuffledSubarray([...'abcdxyz']).map((chosen) => rulesNamed(chosen.join('')))
  fc.assert(
    fc.property(anySet, (other) => {
      expect(letters(mergeRuleSets(base, other, readAnew(base)).rules)).toBe(letters(other))
      expect(letters(mergeRuleSets(base, readAnew(base), other).rules)).toBe(letters(other))
    }),
  )
})
