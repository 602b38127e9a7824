import { expect, test } from '@jest/globals'
import { ruleNamed } from '../testing/rules-named.ts'
import type { EditedRule } from './edited-rule.ts'
import { gapInWords, ruleRemarks } from './rule-remarks.ts'

/** Only rules with valid IDs count as complete. */
const uuid = (place: number) => `0198c0de-0000-7000-8000-00000000000${place}`
const set = (...rules: Partial<EditedRule>[]) =>
  rules.map((rule, place) => ruleNamed(uuid(place), { name: `Rule ${place}`, ...rule }))

const remarks = (rules: EditedRule[]) =>
  ruleRemarks(rules, ['EMAIL']).map(({ name, message }) => `${name}: ${message}`)

test('names the rule that hides one that can never fire', () => {
  expect(remarks(set({}, {}))).toEqual([
    'Rule 1: Never applies: “Rule 0” (rule 1) already matches all of its cases.',
  ])
})

test('reports an incomplete rule, which hides no other', () => {
  expect(remarks(set({ name: '' }, {}))).toEqual([': A field is invalid.'])
})

test('reports a channel without an enabled profile', () => {
  expect(remarks(set({ decision: 'REQUIRE', channels: ['EMAIL', 'SMS'] }))).toEqual([
    'Rule 0: SMS code has no enabled profile.',
  ])
})

test('reports a duplicate name', () => {
  const login = { field: 'operation', op: 'EQ', value: 'LOGIN' } as const
  expect(remarks(set({ name: 'Same' }, { name: 'Same', conditions: [login] }))).toEqual([
    'Same: An earlier rule has the same name.',
  ])
})

test('names operations that no rule decides', () => {
  expect(gapInWords(set({}))).toBe(
    'No rule covers Sign-in, Enrollment, Card added, Profile changed, or Card removed; the default always applies.',
  )
})
