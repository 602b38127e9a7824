import { expect, test } from '@jest/globals'
import { configurationChangeInWords } from './configuration/configuration-change-words.ts'
import { profileChangeInWords } from './profile/profile-change-words.ts'

const replaced = (path: string, before: unknown, after: unknown) =>
  ({ path, op: 'REPLACE', before, after }) as const

test.each([
  [replaced('/enabled', true, false), ['On', 'Off']],
  [replaced('/lockoutSeconds', 1800, 0), ['Locked 30 minutes', 'Never locked']],
  [replaced('/otp/codeTtlSeconds', 600, 90), ['10 minutes', '90 seconds']],
  [replaced('/supportedCountries', '', 'GB, DE'), ['All', 'United Kingdom, Germany']],
  [
    replaced('/identityTypes', 'EMAIL_ADDRESS', 'Mobile phone number'),
    ['Email address', 'Mobile phone number'],
  ],
  [replaced('/displayName', 'SMS', 'By SMS, mostly'), ['SMS', 'By SMS, mostly']],
])('describes a profile change: %j', (change, words) => {
  const { before, after } = profileChangeInWords(change)
  expect([before, after]).toEqual(words)
})

test('shows the initial code policy line by line', () => {
  const otp = { codeLength: 6, alphabet: 'NUMERIC', codeTtlSeconds: 300 }
  expect(profileChangeInWords({ path: '/otp', op: 'ADD', after: otp }).after).toBe(
    'Code length: 6\nCharacters: Digits\nValid for: 5 minutes',
  )
})

test('describes the initial configuration, which has no codes', () => {
  const told = [
    { path: '/defaultDecision', op: 'ADD', after: 'REQUIRE' },
    { path: '/fallbackChannels', op: 'ADD', after: ['SMS', 'EMAIL'] },
    { path: '/fallbackChannels/1', op: 'ADD', after: 'PASSKEY' },
    { path: '/maxIdvPerDay', op: 'ADD', after: 10 },
  ] as const
  expect(told.map((change) => configurationChangeInWords(change).after)).toEqual([
    'Verification required',
    'SMS code, Email code',
    'Passkey',
    10,
  ])
})
