import { expect, test } from '@jest/globals'
import { duration } from './duration.ts'
import { oneInPerCode, oneInPerDay } from './guess-chance.ts'
import { policyWarnings } from './policy-warnings.ts'
import { type CodePolicy, policyInWords, shortCode, shortTries } from './profile-in-words.ts'

const usual = {
  codeLength: 6,
  alphabet: 'NUMERIC',
  codeTtlSeconds: 600,
  maxAttempts: 3,
  maxResends: 3,
  resendIntervalSeconds: 30,
} as const

test.each([
  [30, '30 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [1800, '30 minutes'],
  [7200, '2 hours'],
  [86_400, '1 day'],
])('formats %d seconds as "%s"', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test('describes code and tries in the cells of a list', () => {
  expect(shortCode(usual)).toBe('6 digits, 10 minutes')
  expect(shortTries(usual, 1800)).toBe('3, then locked 30 minutes')
  expect(shortTries(usual, 0)).toBe('3, then never locked')
})

test('describes a policy as a sentence', () => {
  expect(policyInWords({ otp: usual, lockoutSeconds: 1800, dailyLimitPerIdentity: 10 })).toBe(
    '6 digits, valid 10 minutes, 3 tries, then locked 30 minutes; 10 times a day at most.',
  )
  expect(
    policyInWords({ otp: { ...usual, maxAttempts: 1 }, lockoutSeconds: 0, dailyLimitPerIdentity: 1 }),
  ).toBe('6 digits, valid 10 minutes, 1 try, then never locked; 1 time a day at most.')
  expect(policyInWords({ otp: null, lockoutSeconds: 900, dailyLimitPerIdentity: 5 })).toBe(
    'The provider verifies; after a failure, locked 15 minutes; 5 times a day at most.',
  )
})

test('calculates the chance of guessing from characters, tries and daily codes', () => {
  expect(oneInPerCode(usual)).toBe(333_333)
  expect(oneInPerDay(usual, 10)).toBe(33_333)
  expect(oneInPerCode({ ...usual, alphabet: 'ALPHANUMERIC', codeLength: 4, maxAttempts: 1 })).toBe(923_521)
})

const warningsOf = (otp: CodePolicy, dailyLimitPerIdentity: number) =>
  policyWarnings({ otp, lockoutSeconds: 900, dailyLimitPerIdentity })

test('shows each policy warning', () => {
  expect(warningsOf(usual, 10)).toEqual([])
  expect(warningsOf({ ...usual, codeTtlSeconds: 900 }, 10)).toEqual([])
  expect(warningsOf({ ...usual, codeTtlSeconds: 1800 }, 10)).toEqual([
    'The code is valid for 30 minutes. Use 15 minutes or less.',
  ])
  expect(warningsOf({ ...usual, codeLength: 4, alphabet: 'ALPHANUMERIC' }, 10)).toEqual([
    'The code has 4 characters. Use 6 or more.',
  ])
  expect(warningsOf({ ...usual, maxAttempts: 10 }, 11)).toEqual([
    'Chance of guessing a code within a day: 1 in 9,090. Use longer codes, or allow fewer attempts.',
  ])
})

test('warns about a missing lockout, with and without a code', () => {
  const warning = 'No lockout after failed attempts: set one of a few minutes.'
  expect(policyWarnings({ otp: usual, lockoutSeconds: 0, dailyLimitPerIdentity: 10 })).toEqual([warning])
  expect(policyWarnings({ otp: null, lockoutSeconds: 0, dailyLimitPerIdentity: 10 })).toEqual([warning])
})
