import { expect, test } from '@jest/globals'
import { differences } from './differences.ts'

test('names what was added, removed and replaced by JSON Pointers', () => {
  expect(differences({ a: 1, b: { 'x/y': 2 } }, { a: 2, c: 3, b: {} })).toEqual([
    { path: '/a', op: 'REPLACE', before: 1, after: 2 },
    { path: '/b/x~1y', op: 'REMOVE', before: 2 },
    { path: '/c', op: 'ADD', after: 3 },
  ])
})

test('a list of texts is one value', () => {
  expect(differences({ brands: ['visa', 'amex'] }, { brands: ['amex'] })).toEqual([
    { path: '/brands', op: 'REPLACE', before: 'visa, amex', after: 'amex' },
  ])
})

test('keys are told apart by their ids, wherever they are in the list', () => {
  const before = {
    keys: [
      { kid: 'a', alg: 'RS256' },
      { kid: 'b', alg: 'RS256' },
    ],
  }
  const after = {
    keys: [
      { kid: 'b', alg: 'ES256' },
      { kid: 'a', alg: 'RS256' },
    ],
  }
  expect(differences(before, after)).toEqual([
    { path: '/keys/b/alg', op: 'REPLACE', before: 'RS256', after: 'ES256' },
  ])
})

test('equal values differ in nothing', () => {
  expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([])
})
