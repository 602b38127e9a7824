import { expect, test } from '@jest/globals'
import { subjectOf } from './subject-of.ts'

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('reads the subject of a token', () => {
  expect(subjectOf(tokenOf({ sub: 'operator-1', name: 'Łukasz ⟨?⟩' }))).toBe('operator-1')
})

test.each([undefined, '', 'no token', 'a.b.c', tokenOf({}), tokenOf(null), tokenOf('sub')])(
  'returns undefined for %j',
  (token) => {
    expect(subjectOf(token)).toBeUndefined()
  },
)
