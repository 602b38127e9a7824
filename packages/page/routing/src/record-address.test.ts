import { expect, test } from '@jest/globals'
import { recordAddress } from './record-address.ts'

test('links a record to its own screen', () => {
  const task = { noun: 'task', order: 1, list: '/tasks', details: '/tasks/:taskId' } as const
  expect(recordAddress(task, { entityId: 't/1' })).toBe('/tasks/t%2F1')
})

test('takes the parent ids from the audit entry', () => {
  const dpa = {
    noun: 'DPA',
    order: 1,
    details: '/subjects/:subjectId/dpa/:dpaId',
    within: { subjectId: 'subjectId' },
  } as const
  expect(recordAddress(dpa, { entityId: 'd', subjectId: 's' })).toBe('/subjects/s/dpa/d')
})

test('fills in several parameters from a composite id', () => {
  const template = {
    noun: 'template',
    order: 1,
    details: '/templates/:subjectId/:channel/:type/:lang',
    id: ['subjectId', 'channel', 'type', 'lang'],
  } as const
  expect(recordAddress(template, { entityId: 'acme/SMS/OTP/en' })).toBe('/templates/acme/SMS/OTP/en')
})

test('links a record without its own screen to its list', () => {
  const developer = { noun: 'developer user', order: 1, list: '/developer-portal-users' } as const
  expect(recordAddress(developer, { entityId: 'd', entityName: 'a@b.example' })).toBe(
    '/developer-portal-users?q=a%40b.example',
  )
})

test('has no address for a record without any screen', () => {
  expect(recordAddress({ noun: 'profile', order: 1 }, { entityId: 'p' })).toBeUndefined()
})
