import { expect, test } from '@jest/globals'
import { accessSetOf } from './access-set-of.ts'

/** Untyped, like any parsed response. */
const answered = (body: string) => JSON.parse(body)

test('has the permissions and subject types of the response', () => {
  const answer = answered('{"resources":[{"resource":"user.search"}],"subjectTypes":["SRCI"]}')
  expect(accessSetOf(answer)).toEqual({
    permissions: new Set(['user.search']),
    subjectTypes: new Set(['SRCI']),
  })
})

test.each(['null', '[]', '{"resources":[null]}', '{"resources":"all"}'])(
  'rejects a response of %s as unreadable',
  (body) => {
    expect(() => accessSetOf(answered(body))).toThrow(expect.objectContaining({ name: 'ApiError' }))
  },
)
