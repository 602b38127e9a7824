import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from '@jest/globals'
import { styleNeeds, styleOffers } from './style-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-styles-'))
const write = (css: string) => writeFileSync(join(folder, 'entry.css'), css)
afterEach(() => rmSync(join(folder, 'entry.css'), { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const CLASS_NAMES = expect.stringMatching(/^class names [0-9a-f]{8}$/)

test('a sheet needs the variables it uses, except those with a fallback value', () => {
  write('.a{color:var(--portal-colors-fg)}.b{gap:var(--portal-spacing-0\\.5);top:var(--portal-bars,0px)}')
  expect(styleNeeds(folder)).toEqual([CLASS_NAMES, '--portal-colors-fg', '--portal-spacing-0\\.5'])
})

test('the theme provides the variables it sets', () => {
  write(':root{--portal-colors-fg:#171a21;--portal-spacing-0\\.5:.125rem}')
  expect(styleOffers(folder)).toEqual([CLASS_NAMES, '--portal-colors-fg', '--portal-spacing-0\\.5'])
})

test('a bundle without a sheet needs nothing', () => {
  expect(styleNeeds(folder)).toEqual([])
})
