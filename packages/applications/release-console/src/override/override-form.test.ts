import { expect, test } from '@jest/globals'
import { askedOverride, overrideForm } from './override-form.ts'

const [USERS, PREVIEW] = ['@portal/users', '1.4.0-preview-3f2a1b9c']

test.each([
  ['fragment', (asked: string) => askedOverride(`#${asked}`, '')],
  ['query of an earlier one', (asked: string) => askedOverride('', `?${asked}`)],
])('starts with what a link asks for in its %s', (_, read) => {
  const given = new URLSearchParams([
    ['person', 'ada@program.example'],
    ['person', 'ben@program.example'],
    ['version', `${USERS} ${PREVIEW}`],
    ['hours', '72'],
  ])
  const asked = read(String(given))
  expect(asked).toEqual({
    person: 'ada@program.example',
    alsoFor: ['ben@program.example'],
    versions: [{ bundle: USERS, version: PREVIEW }],
    hours: 72,
  })
  expect(overrideForm.safeParse(asked).success).toBe(true)
})

test('starts with one version to choose without such a link', () => {
  const nothing = { person: '', alsoFor: [], versions: [{ bundle: '', version: '' }], hours: 4 }
  expect(askedOverride('', '')).toEqual(nothing)
})

test.each([
  [[PREVIEW], 168, true],
  [[PREVIEW], 169, false],
  [['1.4.0'], 8, true],
  [['1.4.0'], 9, false],
  [[PREVIEW, '1.4.0'], 9, false],
])('%j can be given for %d hours: %s', (versions, hours, isAccepted) => {
  const rows = versions.map((version, index) => ({ bundle: `${USERS}${index}`, version }))
  const given = { person: 'ada@program.example', alsoFor: [], versions: rows, hours }
  expect(overrideForm.safeParse(given).success).toBe(isAccepted)
})
