import { expect, test } from '@jest/globals'
import { brokenRules } from './password-policy.ts'

const email = 'ines.moreau@program.example'

test.each([
  ['Correct-Horse-9', []],
  ['A sentence of 64 characters with 1 number, that nobody can guess', []],
  ['Short-9', ['length']],
  [`Aa1${'x'.repeat(126)}`, ['length']],
  ['correct horse', ['classes']],
  ['My-INES.Moreau-9', ['name']],
  ['', ['length', 'classes']],
])('%j violates %j', (password, rules) => {
  expect(brokenRules(password, email)).toEqual(rules)
})

test('allows names of one or two letters in a password', () => {
  expect(brokenRules('Correct-Horse-9', 'or@program.example')).toEqual([])
})
