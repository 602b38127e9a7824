import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateHistory,
  listTemplates,
  updateTemplate,
} from '@portal/contract/templates/template-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let editor: TestCaller
let bank: string

beforeAll(async () => {
  server = await startTestServer()
  editor = await server.as('editor')
  const { body } = await editor.call(listSubjects, { query: { q: 'Harbour & Vale' } })
  bank = body.items[0]?.id ?? ''
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
const system = 'system'
type Body = InputOf<typeof createTemplate>['body']

const sms = (lang: string, more: object = {}): Body => ({
  channel: 'SMS',
  type: 'OTP',
  lang,
  bodyText: 'Code {{otp}}',
  ...more,
})
const create = (subjectId: string, body: Body) => editor.call(createTemplate, { params: { subjectId }, body })
const path = (subjectId: string, { channel, type, lang }: Pick<Body, 'channel' | 'type' | 'lang'>) => ({
  subjectId,
  channel,
  type,
  lang,
})
const change = (subjectId: string, body: Body, headers: Record<string, string> = {}) =>
  editor.call(updateTemplate, { params: path(subjectId, body), body: { ...body, changeReason } }, { headers })
const remove = (subjectId: string, key: Pick<Body, 'channel' | 'type' | 'lang'>) =>
  editor.call(deleteTemplate, { params: path(subjectId, key) }, { changeReason })

test('the system has sixty-six templates and ten issuers have forty', async () => {
  const { body } = await editor.call(listTemplates, { params: { subjectId: system } })
  const rows = await server.db.selectFrom('template').select('subjectId').execute()
  expect([body.page.totalItems, rows.length]).toEqual([66, 106])
})

test('an issuer sees its own templates and inherited ones', async () => {
  const list = async (query: InputOf<typeof listTemplates>['query'] = {}) =>
    (await editor.call(listTemplates, { params: { subjectId: bank }, query: query ?? {} })).body
  expect((await list()).page.totalItems).toBe(66)
  const own = await list({ origin: ['OWN'] })
  expect(own.items.map(({ subjectId, origin }) => [subjectId, origin])).toEqual(
    Array.from({ length: 4 }, () => [bank, 'OWN']),
  )
  const inherited = await list({ channel: ['EMAIL'], type: ['WELCOME'], lang: ['pl'] })
  expect(inherited.items).toMatchObject([{ subjectId: system, origin: 'SYSTEM' }])
  const both = await list({ channel: ['EMAIL'], type: ['WELCOME'], lang: ['en'] })
  expect(both.items).toMatchObject([{ subjectId: bank, origin: 'OWN' }])
})

test('searches the words of templates and sorts them', async () => {
  const query = { q: 'TWOJ', sort: 'type' } as const
  const { body } = await editor.call(listTemplates, { params: { subjectId: system }, query })
  expect(body.items.length).toBeGreaterThan(1)
  expect(new Set(body.items.map(({ lang }) => lang))).toEqual(new Set(['pl']))
})

test('an inherited template can be read and overridden', async () => {
  const key = { channel: 'SMS', type: 'WELCOME', lang: 'pl' } as const
  const read = await editor.call(getTemplate, { params: path(bank, key) })
  expect(read.body).toMatchObject({ origin: 'SYSTEM', subjectId: system })
  const body: Body = { ...key, bodyText: 'Witamy!' }
  expect((await change(bank, body)).error.reason).toBe('TEMPLATE_NOT_FOUND')
  expect((await create(bank, body)).body).toMatchObject({ origin: 'OWN', revision: 1 })
  expect((await editor.call(getTemplate, { params: path(bank, key) })).body.bodyText).toBe('Witamy!')
  await remove(bank, key)
  expect((await editor.call(getTemplate, { params: path(bank, key) })).body.origin).toBe('SYSTEM')
})

test('each state change of a template leaves one entry with its reason', async () => {
  expect((await create(system, sms('fr'))).status).toBe(201)
  const saved = await change(system, sms('fr', { bodyText: 'Votre code {{otp}}', enabled: false }))
  expect(saved.body).toMatchObject({ bodyText: 'Votre code {{otp}}', enabled: false, revision: 2 })
  expect((await remove(system, sms('fr'))).status).toBe(204)
  expect((await create(system, sms('fr'))).headers.get('etag')).toBe('"r4"')
  const entries = await entriesOf(server.db, 'system/SMS/OTP/fr')
  expect(entries.map((entry) => [entry.action, entry.revision, entry.changeReason])).toEqual([
    ['TEMPLATE_CREATED', 1, null],
    ['TEMPLATE_UPDATED', 2, changeReason],
    ['TEMPLATE_DELETED', 3, changeReason],
    ['TEMPLATE_CREATED', 4, null],
  ])
  const { body } = await editor.call(listTemplateHistory, {
    params: path(system, sms('fr')),
    query: { include: 'snapshot', sort: 'changedAt' },
  })
  expect(body.items.map(({ snapshot }) => snapshot)).toMatchObject([
    { bodyText: 'Code {{otp}}', enabled: true },
    { bodyText: 'Votre code {{otp}}', enabled: false },
    {},
    { bodyText: 'Code {{otp}}', enabled: true },
  ])
})

test('a template is unique for its channel, type and language', async () => {
  const answers = await Promise.all([create(system, sms('es')), create(system, sms('es'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await create(system, sms('es'))).error.reason).toBe('TEMPLATE_EXISTS')
})

test('saving a template requires its revision', async () => {
  await create(system, sms('it'))
  const first = await change(system, sms('it', { bodyText: 'Codice {{otp}}' }), { 'if-match': '"r1"' })
  expect(first.status).toBe(200)
  const late = await change(system, sms('it', { bodyText: '{{otp}}!' }), { 'if-match': '"r1"' })
  expect([late.status, late.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})

test('the fallback template cannot be deleted while its channel is in use', async () => {
  const key = { channel: 'SMS', type: 'OTP', lang: 'en' } as const
  const gone = await remove(system, key)
  const off = await change(system, sms('en', { enabled: false }))
  for (const { status, error } of [gone, off])
    expect([status, error.reason]).toEqual([409, 'TEMPLATE_REQUIRED'])
  expect((await remove(system, { ...key, lang: 'pl' })).status).toBe(204)
  expect((await remove(bank, key)).status).toBe(204)
})

test('the fallback template of a disabled channel can be deleted', async () => {
  await server.db.updateTable('idvProfile').set({ enabled: false }).where('type', '=', 'EMAIL').execute()
  expect((await remove(system, { channel: 'EMAIL', type: 'WELCOME', lang: 'en' })).status).toBe(204)
})

test('the key of a template cannot change', async () => {
  const { status, error } = await editor.call(updateTemplate, {
    params: path(system, sms('pt')),
    body: { ...sms('pt'), changeReason },
  })
  expect([status, error.reason]).toEqual([404, 'TEMPLATE_NOT_FOUND'])
  await create(system, sms('pt'))
  const moved = await editor.call(updateTemplate, {
    params: path(system, sms('pt')),
    body: { ...sms('nl'), changeReason },
  })
  expect([moved.status, moved.error.reason, moved.error.errorDetail[0]?.source]).toEqual([
    422,
    'FIELD_IMMUTABLE',
    '/lang',
  ])
})

test.each<[string, object, string]>([
  ['an SMS with a subject line', { ...sms('nl'), subjectLine: 'Hi' }, '/subjectLine'],
  ['an SMS above three parts', sms('nl', { bodyText: `{{otp}}${'x'.repeat(460)}` }), '/bodyText'],
  ['an email without a subject line', { ...sms('nl'), channel: 'EMAIL' }, '/subjectLine'],
  ['a push with HTML', { ...sms('nl'), channel: 'PUSH', subjectLine: 'Hi', bodyHtml: 'x' }, '/bodyHtml'],
  [
    'a push with a long title',
    { ...sms('nl'), channel: 'PUSH', subjectLine: 'x'.repeat(66) },
    '/subjectLine',
  ],
  ['an unknown type', sms('nl', { type: 'PARTY' }), '/type'],
  ['an unknown channel', { ...sms('nl'), channel: 'FAX' }, '/channel'],
  ['no language', sms('Polski'), '/lang'],
  ['an empty text', sms('nl', { bodyText: ' ' }), '/bodyText'],
  [
    'too much HTML',
    { ...sms('nl'), channel: 'EMAIL', subjectLine: 'Hi', bodyHtml: `{{otp}}${'x'.repeat(103_000)}` },
    '/bodyHtml',
  ],
])('rejects %s', async (_, body, source) => {
  const answer = await editor.send('POST', '/accounts/c2p-demo/subjects/system/templates', { body })
  expect([answer.status, answer.error.errorDetail.map((detail) => detail.source)]).toEqual([
    422,
    expect.arrayContaining([source]),
  ])
})

test('reports an unknown placeholder with its place', async () => {
  const { status, error } = await create(system, sms('nl', { bodyText: '{{otp}} {{pin}}' }))
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([
    422,
    'TEMPLATE_VARIABLE_UNKNOWN',
    '/bodyText',
  ])
})

test('only the system and issuers have templates', async () => {
  const admin = await server.as('admin')
  const { body } = await admin.call(listSubjects, { query: { type: ['DCF'] } })
  const params = { subjectId: body.items[0]?.id ?? '' }
  const { status, error } = await admin.call(listTemplates, { params })
  expect([status, error.reason]).toEqual([422, 'SUBJECT_TYPE_INVALID'])
})

test.each([
  ['FAX', 'OTP', 'en'],
  ['SMS', 'PARTY', 'en'],
  ['SMS', 'OTP', 'xx'],
])('template %s %s %s is not found', async (channel, type, lang) => {
  const { error } = await editor.call(getTemplate, { params: { subjectId: system, channel, type, lang } })
  expect(error.reason).toBe('TEMPLATE_NOT_FOUND')
})
