import { afterEach, expect, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { requestForm } from './request-form.ts'

afterEach(() => timeZone.set('browser'))

const given = { title: 'Publish it', description: 'The law has changed.', reviewerIds: [] }

test('requires a reason of at least ten characters', () => {
  const { error } = requestForm.safeParse({ ...given, applyWhen: 'BY_HAND', description: 'Because.' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['description']])
})

test.each([undefined, '2020-01-01T10:00', 'soon'])('requires a future time, not %s', (applyAt) => {
  const { error } = requestForm.safeParse({ ...given, applyWhen: 'AT_TIME', applyAt })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['applyAt'], 'Enter a day and time in the future'],
  ])
})

test("sends a time of the preferred time zone in the API's format", () => {
  timeZone.set('Asia/Tokyo')
  const { data } = requestForm.safeParse({ ...given, applyWhen: 'AT_TIME', applyAt: '2099-01-01T10:00' })
  expect(data).toMatchObject({ applyAt: '2099-01-01T01:00:00.000Z' })
})

test('drops a typed time when another option is chosen', () => {
  const { data } = requestForm.safeParse({ ...given, applyWhen: 'BY_HAND', applyAt: '2099-01-01T10:00' })
  expect(data).not.toHaveProperty('applyAt')
})
