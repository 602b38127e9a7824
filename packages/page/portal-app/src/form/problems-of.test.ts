import { describe, expect, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { problemsOf } from './problems-of.ts'

const refused = (
  status: number,
  details: { message: string; source?: string; sourceType?: 'BODY' | 'QUERY' }[],
) => new ApiError({ status, reason: 'X', message: 'Some fields are not valid.', details })

describe('what a form shows of a refused call', () => {
  test('is each detail at its field', () => {
    const error = refused(422, [{ message: 'Must be 4 digits', sourceType: 'BODY', source: '/codes/0' }])
    expect(problemsOf(error)).toEqual([{ pointer: '/codes/0', message: 'Must be 4 digits' }])
  })

  test('is the message when there are no details', () => {
    expect(problemsOf(refused(422, []))).toEqual([{ message: 'Some fields are not valid.' }])
  })

  test('is the message before the details when it is no matter of fields', () => {
    const error = refused(409, [{ message: 'It overlaps with 990000 to 990999' }])
    expect(problemsOf(error)).toEqual([
      { message: 'Some fields are not valid.' },
      { message: 'It overlaps with 990000 to 990999' },
    ])
  })

  test('says what to do when somebody else was faster', () => {
    const problems = problemsOf(refused(412, [{ message: 'Ana Ruiz changed it' }]))
    expect(problems.map(({ message }) => message)).toEqual([
      'Some fields are not valid.',
      'Ana Ruiz changed it',
      expect.stringContaining('load the page again'),
    ])
  })

  test('names no field for what is wrong elsewhere in the request', () => {
    const error = refused(422, [{ message: 'Unknown', sourceType: 'QUERY', source: '/x' }])
    expect(problemsOf(error)).toEqual([{ message: 'Unknown' }])
  })

  test('is nothing for an error of our own, which is thrown on', () => {
    expect(() => problemsOf(new TypeError('a mistake'))).toThrow('a mistake')
  })
})
