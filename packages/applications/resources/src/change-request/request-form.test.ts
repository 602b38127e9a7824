import { expect, test } from '@jest/globals'
import { requestForm } from './request-form.ts'

const given = { title: 'Publish it', description: 'The law has changed.', reviewerIds: [] }

test('a request says why in at least ten characters', () => {
  const { error } = requestForm.safeParse({ ...given, applyWhen: 'BY_HAND', description: 'Because.' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['description']])
})

test.each([undefined, '2020-01-01T10:00', 'soon'])(
  'a request waits for a time to come, not for %s',
  (applyAt) => {
    const { error } = requestForm.safeParse({ ...given, applyWhen: 'AT_TIME', applyAt })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['applyAt'], 'Enter a day and a time to come'],
    ])
  },
)

test('a time of this device is sent as the interface has it', () => {
  const { data } = requestForm.safeParse({ ...given, applyWhen: 'AT_TIME', applyAt: '2099-01-01T10:00' })
  expect(data).toMatchObject({ applyAt: new Date('2099-01-01T10:00').toISOString() })
})

test('a time that was typed before is forgotten with another choice', () => {
  const { data } = requestForm.safeParse({ ...given, applyWhen: 'BY_HAND', applyAt: '2099-01-01T10:00' })
  expect(data).not.toHaveProperty('applyAt')
})
