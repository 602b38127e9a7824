import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import {
  createTemplate,
  getTemplate,
  importTemplates,
  listTemplateCoverage,
  listTemplates,
  listTemplateTexts,
  sendTestMessage,
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
const key = ({ channel, type, lang }: Pick<Body, 'channel' | 'type' | 'lang'>) => ({ channel, type, lang })
const create = (subjectId: string, body: Body) => editor.call(createTemplate, { params: { subjectId }, body })
const change = (subjectId: string, body: Body) =>
  editor.call(updateTemplate, { params: { subjectId, ...key(body) }, body: { ...body, changeReason } })

test('a draft may be incomplete, and is not inherited', async () => {
  const unfinished = sms('fr', { bodyText: 'Votre code', draft: true })
  expect((await create(system, unfinished)).body).toMatchObject({ draft: true, problems: 1 })
  const read = await editor.call(getTemplate, { params: { subjectId: bank, ...key(unfinished) } })
  expect(read.error.reason).toBe('TEMPLATE_NOT_FOUND')
  const { body } = await editor.call(listTemplates, { params: { subjectId: bank }, query: { lang: 'fr' } })
  expect(body.items).toEqual([])
})

test('a draft becomes live only when it is valid, and stays live', async () => {
  await create(system, sms('es', { bodyText: 'Su código', draft: true }))
  expect((await change(system, sms('es', { bodyText: 'Su código' }))).error.reason).toBe('VALIDATION_FAILED')
  expect((await change(system, sms('es'))).body).toMatchObject({ draft: false })
  const back = await change(system, sms('es', { draft: true }))
  expect([back.status, back.error.reason]).toEqual([409, 'INVALID_STATE'])
})

test('unsafe HTML is not even stored in a draft', async () => {
  const { error } = await create(system, {
    channel: 'EMAIL',
    type: 'OTP',
    lang: 'fr',
    subjectLine: 'Code',
    bodyText: '{{otp}}',
    bodyHtml: '<script>1</script>',
    draft: true,
  })
  expect(error.reason).toBe('CONTENT_REJECTED')
})

test('a template is outdated once its source text has changed', async () => {
  const own = { channel: 'PUSH', type: 'NEW_DEVICE', lang: 'en', subjectLine: 'New' } as const
  const text = (words: string): Body => ({ ...own, bodyText: `${words} {{deviceName}}` })
  await create(bank, text('Ours:'))
  await change(system, text('Changed:'))
  const outdated = async (subjectId: string) =>
    (
      await editor.call(listTemplates, {
        params: { subjectId },
        query: { outdated: 'true', type: 'NEW_DEVICE' },
      })
    ).body.items
  expect(await outdated(bank)).toEqual(
    expect.arrayContaining([expect.objectContaining({ ...key(own), origin: 'OWN' })]),
  )
  expect((await outdated(system)).map(({ channel, lang }) => `${channel} ${lang}`)).toContain('PUSH pl')
  const { body } = await change(bank, text('Ours:'))
  expect(body.outdatedSince).toBeNull()
  expect((await outdated(bank)).filter(({ origin }) => origin === 'OWN')).toEqual([])
})

test('the text of the system can be read behind its override', async () => {
  const params = { subjectId: bank, channel: 'EMAIL', type: 'WELCOME', lang: 'en' }
  const own = await editor.call(getTemplate, { params })
  const inherited = await editor.call(getTemplate, { params, query: { origin: 'SYSTEM' } })
  expect([own.body.origin, inherited.body.origin]).toEqual(['OWN', 'SYSTEM'])
  const none = await editor.call(getTemplate, { params: { ...params, lang: 'pl' }, query: { origin: 'OWN' } })
  expect(none.error.reason).toBe('TEMPLATE_NOT_FOUND')
})

test('one call returns the coverage of every issuer', async () => {
  const { body } = await editor.call(listTemplateCoverage, {
    query: { subjectId: bank, type: 'SRCPI' },
  })
  const listed = await editor.call(listTemplates, { params: { subjectId: bank }, query: { draft: 'false' } })
  const own = await editor.call(listTemplates, { params: { subjectId: bank }, query: { origin: 'OWN' } })
  const [coverage] = body.items
  expect(coverage).toMatchObject({
    subjectId: bank,
    own: own.body.page.totalItems,
    inherited: listed.body.page.totalItems - own.body.page.totalItems,
  })
  expect(coverage?.missing).toBe(27 * (coverage?.languages.length ?? 0) - listed.body.page.totalItems)
})

test('finds issuers by the language in which they have no texts of their own', async () => {
  const count = async (withoutLang: string) =>
    (await editor.call(listTemplateCoverage, { query: { type: 'SRCPI', withoutLang } })).body.page.totalItems
  expect((await count('pl')) - (await count('en'))).toBe(10)
})

test('shows coverage only for subject types that the operator can access', async () => {
  const types = async (who: Parameters<TestServer['as']>[0]) => {
    const caller = await server.as(who)
    const { body, status } = await caller.call(listTemplateCoverage, { query: { pageSize: 100 } })
    return status === 200 ? [...new Set(body.items.map(({ type }) => type))].sort() : status
  }
  expect(await types('editor')).toEqual(['SRC', 'SRCPI'])
  expect(await types('care')).toBe(403)
})

const row = (number: number, more: object) => ({
  row: number,
  channel: 'SMS',
  type: 'WELCOME',
  lang: 'nl',
  bodyText: 'Welkom!',
  ...more,
})
const importRows = (rows: InputOf<typeof importTemplates>['body']['rows'], more: object = {}) =>
  editor.call(importTemplates, { params: { subjectId: system }, body: { rows, changeReason, ...more } })

test('reports each invalid row of a translators’ file, and saves the others', async () => {
  const { body } = await importRows([
    row(2, {}),
    row(3, { type: 'OTP', bodyText: 'Uw code' }),
    row(4, { type: 'PARTY' }),
    row(5, { type: 'NEW_DEVICE', bodyText: '{{deviceName}} {{pin}}' }),
    row(6, { type: 'OTP', bodyText: 'Uw code is {{otp}}' }),
  ])
  expect(
    body.rows.map(({ row: number, outcome, problems }) => [number, outcome, problems[0]?.field]),
  ).toEqual([
    [2, 'CREATED', undefined],
    [3, 'REFUSED', 'bodyText'],
    [4, 'REFUSED', 'type'],
    [5, 'REFUSED', 'bodyText'],
    [6, 'CREATED', undefined],
  ])
  const { body: texts } = await editor.call(listTemplateTexts, {
    params: { subjectId: system },
    query: { lang: 'nl', sort: 'type' },
  })
  expect(texts.items.map(({ bodyText }) => bodyText)).toEqual(['Uw code is {{otp}}', 'Welkom!'])
  expect(await entriesOf(server.db, 'system/SMS/WELCOME/nl')).toMatchObject([
    { action: 'TEMPLATE_CREATED', changeReason },
  ])
})

test('a file can be checked without saving anything', async () => {
  const { body } = await importRows([row(2, { lang: 'pt' })], { dryRun: true })
  expect(body.rows).toMatchObject([{ outcome: 'CREATED' }])
  const { body: texts } = await editor.call(listTemplateTexts, {
    params: { subjectId: system },
    query: { lang: 'pt' },
  })
  expect(texts.items).toEqual([])
})

test('rejects a row that was changed after the file was exported', async () => {
  await create(system, sms('it'))
  await change(system, sms('it', { bodyText: 'Il codice: {{otp}}' }))
  const { body } = await importRows([row(2, { ...key(sms('it')), bodyText: 'Codice {{otp}}', revision: 1 })])
  expect(body.rows).toMatchObject([{ outcome: 'REFUSED', problems: [{ field: null }] }])
})

test('rejects a new text that somebody has saved meanwhile, unless it is the same', async () => {
  const welcome = { channel: 'SMS', type: 'WELCOME', lang: 'it' } as const
  await create(system, { ...welcome, bodyText: 'Benvenuto!' })
  const { body } = await importRows([
    row(2, { ...welcome, bodyText: 'Welcome!', revision: 0 }),
    row(3, { ...welcome, bodyText: 'Benvenuto!', revision: 0 }),
  ])
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'UNCHANGED'])
})

test('new rows of an incomplete translation become drafts', async () => {
  const { body } = await importRows([row(2, { type: 'OTP', lang: 'pt', bodyText: 'O seu PIN' })], {
    asDrafts: true,
  })
  expect(body.rows).toMatchObject([{ outcome: 'CREATED' }])
  const read = await editor.call(getTemplate, {
    params: { subjectId: system, channel: 'SMS', type: 'OTP', lang: 'pt' },
  })
  expect(read.body).toMatchObject({ draft: true, problems: 1 })
})

test('a test goes to the caller’s own address, with sample values, and is in the history', async () => {
  const { body, status } = await editor.call(sendTestMessage, {
    params: { subjectId: system, channel: 'EMAIL', type: 'OTP', lang: 'en' },
    body: {
      subjectLine: 'Code',
      bodyText: 'It is {{otp}}',
      bodyHtml: '<b>{{merchantName}}</b>',
      sample: 'LONG',
    },
  })
  expect([status, body.recipient]).toEqual([202, 'e•••@p•••.example'])
  const mail = await server.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body', 'html'])
    .orderBy('writtenAt', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail).toEqual({
    recipient: 'editor@program.example',
    subject: 'Test: Code',
    body: 'It is 482913',
    html: '<b>The Old Harbour Lighthouse Keepers’ Antiquarian Bookshop &amp; Café, Ltd.</b>',
  })
  const entries = await entriesOf(server.db, 'system/EMAIL/OTP/en')
  expect(entries.at(-1)).toMatchObject({ action: 'TEMPLATE_TEST_SENT', changes: [] })
})

test('unsafe HTML is not sent as a test either', async () => {
  const { error } = await editor.call(sendTestMessage, {
    params: { subjectId: system, channel: 'EMAIL', type: 'OTP', lang: 'en' },
    body: { bodyText: '{{otp}}', bodyHtml: '<img src=x onerror=alert(1)>' },
  })
  expect(error.reason).toBe('CONTENT_REJECTED')
})
