import { expect, test } from '@jest/globals'
import { differences } from './differences.ts'

test('reports added, removed and replaced values by JSON Pointer', () => {
  expect(differences({ a: 1, b: { 'x/y': 2 } }, { a: 2, c: 3, b: {} })).toEqual([
    { path: '/a', op: 'REPLACE', before: 1, after: 2 },
    { path: '/b/x~1y', op: 'REMOVE', before: 2 },
    { path: '/c', op: 'ADD', after: 3 },
  ])
})

test('compares a list of texts as one value', () => {
  expect(differences({ brands: ['visa', 'amex'] }, { brands: ['amex'] })).toEqual([
    { path: '/brands', op: 'REPLACE', before: 'visa, amex', after: 'amex' },
  ])
})

test('matches keys by id, wherever they are in the list', () => {
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

test('reports no differences for equal values', () => {
  expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([])
})
