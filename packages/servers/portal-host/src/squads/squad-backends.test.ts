import { expect, test } from '@jest/globals'
import { readSettings } from '../settings.ts'

const backendsOf = (text: string) => readSettings({ SQUAD_BACKENDS: text }).squadBackends

test('without the setting, squads have no calls', () => {
  expect(readSettings({}).squadBackends).toEqual([])
  expect(backendsOf('')).toEqual([])
})

test('each backend has a name and an address', () => {
  expect(backendsOf('fees=http://127.0.0.1:9501, risk-2=https://risk.example/base/')).toEqual([
    { squad: 'fees', url: 'http://127.0.0.1:9501' },
    { squad: 'risk-2', url: 'https://risk.example/base' },
  ])
})

test.each([
  ['Fees=http://127.0.0.1:9501', 'Name squads with up to 30 lowercase letters, digits and hyphens.'],
  ['=http://127.0.0.1:9501', 'Name squads with up to 30 lowercase letters, digits and hyphens.'],
  ['fees/x=http://127.0.0.1:9501', 'Name squads with up to 30 lowercase letters, digits and hyphens.'],
  [`${'a'.repeat(31)}=http://127.0.0.1:9501`, 'Name squads with up to 30 lowercase'],
  ['fees', 'Write each backend as name=address, such as fees=http://127.0.0.1:9501.'],
  ['fees=127.0.0.1:9501', 'Write each backend as name=address'],
  ['fees=ftp://fees.example', 'Write each backend as name=address'],
  ['fees=http://127.0.0.1:9501,fees=http://127.0.0.1:9502', 'Two backends have the name fees.'],
])('a wrong value says what to write instead: %s', (text, sentence) => {
  expect(() => backendsOf(text)).toThrow(`The setting SQUAD_BACKENDS is not valid: ${sentence}`)
})
