import { describe, expect, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { problemsOf } from './problems-of.ts'

/** The message, with the id of the call. */
const SUMMARY = { message: 'Some fields are not valid.', requestId: 'r-1' }

const refused = (
  status: number,
  details: { message: string; source?: string; sourceType?: 'BODY' | 'QUERY' }[],
) => new ApiError({ status, reason: 'X', message: 'Some fields are not valid.', details, requestId: 'r-1' })

describe('the problems of a refused call', () => {
  test('are shown at their fields, below the message', () => {
    const error = refused(422, [{ message: 'Must be 4 digits', sourceType: 'BODY', source: '/codes/0' }])
    expect(problemsOf(error)).toEqual([SUMMARY, { pointer: '/codes/0', message: 'Must be 4 digits' }])
  })

  test('are the message when there are no details', () => {
    expect(problemsOf(refused(422, []))).toEqual([SUMMARY])
  })

  test('start with the message when it is not about fields', () => {
    const error = refused(409, [{ message: 'It overlaps with 990000 to 990999' }])
    expect(problemsOf(error)).toEqual([SUMMARY, { message: 'It overlaps with 990000 to 990999' }])
  })

  test('say what to do after a conflict', () => {
    const problems = problemsOf(refused(412, [{ message: 'Ana Ruiz changed it' }]))
    expect(problems.map(({ message }) => message)).toEqual([
      'Some fields are not valid.',
      'Ana Ruiz changed it',
      expect.stringContaining('reload the page'),
    ])
  })

  test('name no field for errors elsewhere in the request', () => {
    const error = refused(422, [{ message: 'Unknown', sourceType: 'QUERY', source: '/x' }])
    expect(problemsOf(error)).toEqual([SUMMARY, { message: 'Unknown' }])
  })

  test('are undefined for an unexpected error, which is rethrown', () => {
    expect(() => problemsOf(new TypeError('a mistake'))).toThrow('a mistake')
  })
})
