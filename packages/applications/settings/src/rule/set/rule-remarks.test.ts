import { expect, test } from '@jest/globals'
import { ruleNamed } from '../testing/rules-named.ts'
import type { EditedRule } from './edited-rule.ts'
import { gapInWords, ruleRemarks } from './rule-remarks.ts'

/** Only rules with ids that the API would take are finished. */
const uuid = (place: number) => `0198c0de-0000-7000-8000-00000000000${place}`
const set = (...rules: Partial<EditedRule>[]) =>
  rules.map((rule, place) => ruleNamed(uuid(place), { name: `Rule ${place}`, ...rule }))

const remarks = (rules: EditedRule[]) =>
  ruleRemarks(rules, ['EMAIL']).map(({ name, message }) => `${name}: ${message}`)

test('a rule that can never fire says which one decides before it', () => {
  expect(remarks(set({}, {}))).toEqual([
    'Rule 1: Can never fire: “Rule 0” (rule 1) decides all of its cases before it.',
  ])
})

test('a rule that is not finished is told, and hides no other', () => {
  expect(remarks(set({ name: '' }, {}))).toEqual([': A field is not filled in right.'])
})

test('a channel without an enabled profile is told', () => {
  expect(remarks(set({ decision: 'REQUIRE', channels: ['EMAIL', 'SMS'] }))).toEqual([
    'Rule 0: SMS code has no enabled profile.',
  ])
})

test('a name that stands there twice is told', () => {
  const login = { field: 'operation', op: 'EQ', value: 'LOGIN' } as const
  expect(remarks(set({ name: 'Same' }, { name: 'Same', conditions: [login] }))).toEqual([
    'Same: A rule before it has the same name.',
  ])
})

test('operations that no rule decides are named', () => {
  expect(gapInWords(set({}))).toBe(
    'No rule decides Sign-in, Enrolment, Card added, Profile changed, or Card removed: the default always does.',
  )
})
