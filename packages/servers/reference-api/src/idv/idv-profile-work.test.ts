import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getIdvProfileUse,
  listIdvProfileHistory,
  listIdvProviders,
  testIdvProfile,
} from '@portal/contract/idv/idv-endpoints.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let risk: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  risk = await server.as('risk')
})
afterAll(() => server.stop())

const params = { subjectId: 'system' }
const of = (type: string) => ({ params: { ...params, type } })

const mailTo = (recipient: string) =>
  server.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

test('names the rules, configuration and subjects that use a channel', async () => {
  const { body } = await risk.call(getIdvProfileUse, of('SMS'))
  expect(body.isFallback).toBe(true)
  expect(body.rules.map(({ name }) => name)).toContain('New cards')
  expect(body.rules.map(({ place }) => place)).toEqual(
    body.rules.map(({ place }) => place).toSorted((a, b) => a - b),
  )
  expect(body.subjects.map(({ name }) => name)).toContain('Click to Pay System')
})

test('a channel without a profile is unused', async () => {
  const { status, error } = await risk.call(getIdvProfileUse, of('PASSKEY'))
  expect([status, error.reason]).toEqual([404, 'IDV_CHANNEL_NOT_FOUND'])
})

test('callers who cannot see backends still find those that can send codes', async () => {
  const { body } = await risk.call(listIdvProviders, { params })
  expect(body.items.map(({ name, type }) => [name, type])).toEqual(
    expect.arrayContaining([
      ['Message Gateway', 'EXT_BACKEND'],
      ['Passkey Hub', 'EXT_AUTH_PLATFORM'],
    ]),
  )
})

test('a test code follows the profile, is sent to the caller, and is in the history', async () => {
  const { status, body } = await risk.call(testIdvProfile, { ...of('EMAIL'), body: { lang: 'en' } })
  expect([status, body.recipient]).toEqual([202, 'r•••@p•••.example'])
  const mail = await mailTo('risk@program.example')
  expect(mail.body).toMatch(/(?<!\d)\d{6}(?!\d)/)
  expect(mail.body).toContain('10 minutes')
  const { body: history } = await risk.call(listIdvProfileHistory, of('EMAIL'))
  expect(history.items[0]?.action).toBe('IDV_CHANNEL_TESTED')
})

test.each([
  ['SMS', 'en', 409, 'INVALID_STATE'],
  ['EMAIL', 'sw', 404, 'TEMPLATE_NOT_FOUND'],
])('a code by %s in %s cannot be tested', async (type, lang, status, reason) => {
  const answer = await risk.call(testIdvProfile, { ...of(type), body: { lang } })
  expect([answer.status, answer.error.reason]).toEqual([status, reason])
})

test('callers who can only view profiles send nothing', async () => {
  const viewer = await server.as('viewer')
  const answer = await viewer.call(testIdvProfile, { ...of('EMAIL'), body: {} })
  expect(answer.status).toBe(403)
})
