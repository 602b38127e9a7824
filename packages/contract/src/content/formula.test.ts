import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cpuSeconds } from '../testing/cpu-seconds.ts'
import { escapeFormula, unescapeFormula } from './formula.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+31 20 123 4567', "'+31 20 123 4567"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['  =1', "'  =1"],
  ['\u00a0\u200b=1', "'\u00a0\u200b=1"],
  ['"=1', '\'"=1'],
  ["'=1", "''=1"],
  ['＝1', "'＝1"],
  ['﹫SUM(A1)', "'﹫SUM(A1)"],
  ['Shop;=1', "Shop;'=1"],
  ['Shop\n"=1', 'Shop\n"\'=1'],
])('escapes %j as %j', (cell, escaped) => {
  expect([escapeFormula(cell), unescapeFormula(escaped)]).toEqual([escaped, cell])
})

test.each([
  'Shop',
  'a=b',
  'jo@shop.example',
  '2026-11-24',
  '5 - 3',
  "Jo's; and others",
  'https://a.example/?b=c;d=e',
])('does not change %j', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
})

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const anyCell = fc.string({
  unit: fc.constantFrom(...SIGNS, "'", '"', ' ', ';', ',', '\t', '\n', '\r', '\0', '\u200b', 'a', '1', '|'),
  maxLength: 12,
})

test('restores every cell after escaping and unescaping', () => {
  fc.assert(
    fc.property(anyCell, (cell) => unescapeFormula(escapeFormula(cell)) === cell),
    { numRuns: 20_000 },
  )
})

test('handles a long cell quickly', () => {
  const long = ['\n', ' ', "'", ';', ';=', '\n '].map((part) => part.repeat(200_000))
  const handleAll = () => long.map((cell) => unescapeFormula(escapeFormula(cell)))
  expect(cpuSeconds(handleAll)).toBeLessThan(10)
})
