import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import {
  changeSubjectStatus,
  createSubject,
  getSubject,
  getSubjectData,
  listSubjects,
  publishSubject,
  updateSubjectData,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { newBackend, newInitiator, newIssuer, newPlatform } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
type NewSubject = InputOf<typeof createSubject>['body']
const newSubject = (body: NewSubject) => admin.call(createSubject, { body })
const make = async (body: NewSubject) => (await newSubject(body)).body

async function idOf(name: string): Promise<string> {
  const { body } = await admin.call(listSubjects, { query: { q: name } })
  return body.items[0]?.id ?? ''
}

test('a new subject is an active draft and lists what it lacks', async () => {
  const { status, headers, body } = await newSubject(newIssuer('Fresh Bank', '999000', '999010'))
  expect([status, headers.get('location')]).toEqual([201, `/accounts/c2p-demo/subjects/${body.id}`])
  expect(body).toMatchObject({
    name: 'Fresh Bank',
    status: 'ACTIVE',
    publicationStatus: 'DRAFT',
    hasUnpublishedChanges: false,
    publishedRevision: null,
    revision: 1,
    createdBy: { email: 'admin@program.example', name: 'Ines Moreau' },
    changedDataKeys: ['businessData'],
    incomplete: [
      { dataKey: 'identityConfig', message: 'Identity configuration: not filled in yet.' },
      { dataKey: 'jwk', message: 'JSON Web Keys: not filled in yet.' },
    ],
  })
  expect(Object.keys(body.data)).toEqual([
    'businessData',
    'identityConfig',
    'jwk',
    'key',
    'notificationsConfig',
    'resourceData',
  ])
})

test('publishing makes the draft live, and later changes stay in the draft', async () => {
  const { id } = await make(newBackend('Two copies'))
  await admin.call(publishSubject, { params: { subjectId: id }, body: { changeReason } })
  const params = { subjectId: id, dataKey: 'businessData' }
  await admin.call(updateSubjectData, {
    params,
    body: { ...newBackend('Two copies, new').businessData, changeReason },
  })
  const draft = await admin.call(getSubject, { params: { subjectId: id } })
  const published = await admin.call(getSubject, { params: { subjectId: id }, query: { view: 'published' } })
  expect(draft.body).toMatchObject({
    publicationStatus: 'PUBLISHED',
    hasUnpublishedChanges: true,
    changedDataKeys: ['businessData'],
    data: { businessData: { displayName: 'Two copies, new' } },
  })
  expect(published.body.data.businessData).toMatchObject({ displayName: 'Two copies' })
})

test('saving what is live again leaves nothing to publish', async () => {
  const { id } = await make(newBackend('There and back'))
  await admin.call(publishSubject, { params: { subjectId: id }, body: { changeReason } })
  const params = { subjectId: id, dataKey: 'businessData' }
  await admin.call(updateSubjectData, {
    params,
    body: { ...newBackend('Elsewhere').businessData, changeReason },
  })
  await admin.call(updateSubjectData, {
    params,
    body: { ...newBackend('There and back').businessData, changeReason },
  })
  expect((await admin.call(getSubject, { params: { subjectId: id } })).body.hasUnpublishedChanges).toBe(false)
  const { error } = await admin.call(publishSubject, { params: { subjectId: id }, body: { changeReason } })
  expect(error.reason).toBe('NOTHING_TO_PUBLISH')
})

test('an incomplete draft lists why it cannot be published', async () => {
  const { id } = await make(newInitiator('Not ready'))
  const { status, error } = await admin.call(publishSubject, {
    params: { subjectId: id },
    body: { changeReason },
  })
  expect([status, error.reason]).toEqual([422, 'SUBJECT_INCOMPLETE'])
  expect(error.errorDetail).toEqual([
    { reason: 'SUBJECT_INCOMPLETE', source: 'jwk', message: 'JSON Web Keys: not filled in yet.' },
  ])
})

test('suspending takes effect immediately and can be undone', async () => {
  const { id } = await make(newBackend('On and off'))
  const params = { subjectId: id }
  const suspended = await admin.call(changeSubjectStatus, {
    params,
    body: { status: 'SUSPENDED', changeReason },
  })
  const active = await admin.call(changeSubjectStatus, { params, body: { status: 'ACTIVE', changeReason } })
  expect([suspended.body.effectiveStatus, active.body.effectiveStatus]).toEqual(['SUSPENDED', 'ACTIVE'])
})

test('a part that was never saved is null', async () => {
  const { id } = await make(newBackend('Empty part'))
  const answer = await admin.call(getSubjectData, { params: { subjectId: id, dataKey: 'jwk' } })
  expect([answer.status, answer.body]).toEqual([200, null])
})

test('rejects a part that the type does not have', async () => {
  const { id } = await make(newBackend('No identity'))
  const params = { subjectId: id, dataKey: 'identityConfig' }
  expect((await admin.call(getSubjectData, { params })).error.reason).toBe('DATA_KEY_NOT_APPLICABLE')
  expect((await admin.call(updateSubjectData, { params, body: {} })).error.reason).toBe(
    'DATA_KEY_NOT_APPLICABLE',
  )
})

test('the published copy of a draft does not exist', async () => {
  const { id } = await make(newBackend('Unpublished'))
  const { error } = await admin.call(getSubject, { params: { subjectId: id }, query: { view: 'published' } })
  expect([error.reason, error.message]).toEqual(['SUBJECT_NOT_FOUND', 'This subject was never published.'])
})

test.each(['create', 'update', 'versions', 'change-requests', 'audit-changes', 'dpa'])(
  'no subject can have the id %s',
  async (subjectId) => {
    const { status, error } = await admin.call(createSubject, {
      body: { ...newBackend('Reserved'), subjectId },
    })
    expect([status, error.errorDetail[0]?.source]).toEqual([422, '/subjectId'])
  },
)

test('only the SRC system can have its id', async () => {
  const { error } = await admin.call(createSubject, {
    body: { ...newBackend('Impostor'), subjectId: 'system' },
  })
  expect(error.errorDetail[0]?.message).toBe('This ID is reserved for the SRC system.')
})

test('an id can be used only once', async () => {
  const body = { ...newBackend('Same id'), subjectId: 'same-id' }
  await admin.call(createSubject, { body })
  const { status, error } = await admin.call(createSubject, { body })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([409, 'SUBJECT_EXISTS', '/subjectId'])
})

test('an external reference is unique within a type', async () => {
  await make(newBackend('Owner', { externalReference: 'REF-1' }))
  const taken = await newSubject(newBackend('Second', { externalReference: 'REF-1' }))
  expect([taken.status, taken.error.errorDetail[0]?.source]).toEqual([409, '/businessData/externalReference'])
  const { id } = await make(newBackend('Third'))
  const saved = await admin.call(updateSubjectData, {
    params: { subjectId: id, dataKey: 'businessData' },
    body: newBackend('Third', { externalReference: 'REF-1' }).businessData,
  })
  expect([saved.status, saved.error.errorDetail[0]?.source]).toEqual([409, '/externalReference'])
})

test.each([
  ['the same range', '999100', '999199'],
  ['a part of it', '999150', '999160'],
  ['a longer BIN inside it', '99915000', '99915099'],
  ['a range around it', '999000', '999400'],
])('no issuer can take %s of another', async (_, low, high) => {
  const holder = newIssuer('Range holder', '999100', '999199')
  if ((await idOf('Range holder')) === '') await make(holder)
  const { status, error } = await newSubject(newIssuer('Range taker', low, high))
  expect([status, error.reason]).toEqual([409, 'BIN_RANGE_OVERLAP'])
  expect(error.errorDetail.map(({ message }) => message)).toContain(
    'This range overlaps with one of Range holder.',
  )
})

test('a live range stays reserved after the draft has removed it', async () => {
  const bank = await idOf('Harbour & Vale')
  const { body } = await admin.call(getSubject, { params: { subjectId: bank } })
  const params = { subjectId: bank, dataKey: 'businessData' }
  const binRanges = [{ low: '999700', high: '999709', cardType: 'DEBIT' }]
  await admin.call(updateSubjectData, {
    params,
    body: { ...body.data.businessData, binRanges, changeReason },
  })
  expect((await newSubject(newIssuer('Too early', '990000', '990001'))).error.reason).toBe(
    'BIN_RANGE_OVERLAP',
  )
  await admin.call(publishSubject, { params: { subjectId: bank }, body: { changeReason } })
  expect((await newSubject(newIssuer('In time', '990000', '990001'))).status).toBe(201)
})

test('of two issuers who take a range concurrently, only one gets it', async () => {
  const answers = await Promise.all(
    ['Racer A', 'Racer B', 'Racer C'].map((name) => newSubject(newIssuer(name, '999800', '999899'))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('consumers can be sent only to an existing authentication platform', async () => {
  const bank = await idOf('First Cobalt')
  const body = {
    consumerIdentityTypes: ['EMAIL_ADDRESS'],
    idvChannels: ['EXT_AUTH'],
    defaultChannel: 'EXT_AUTH',
    externalAuth: { enabled: true, authPlatformSubjectId: bank },
    changeReason,
  }
  const { error } = await admin.call(updateSubjectData, {
    params: { subjectId: bank, dataKey: 'identityConfig' },
    body,
  })
  expect(error.errorDetail[0]).toMatchObject({
    source: '/externalAuth/authPlatformSubjectId',
    reason: 'INVALID_VALUE',
  })
})

test('consumers can be sent to an authentication platform with a short id', async () => {
  await make({ ...newPlatform('Passkey Hub'), subjectId: 'passkey-hub' })
  const { id } = await make(newIssuer('Sends to the hub', '999600', '999609'))
  const { status } = await admin.call(updateSubjectData, {
    params: { subjectId: id, dataKey: 'identityConfig' },
    body: {
      consumerIdentityTypes: ['EMAIL_ADDRESS'],
      idvChannels: ['EXT_AUTH'],
      defaultChannel: 'EXT_AUTH',
      externalAuth: { enabled: true, authPlatformSubjectId: 'passkey-hub' },
      changeReason,
    },
  })
  expect(status).toBe(200)
})

test('in production, notifications must not go to a private address', async () => {
  const body = { enabled: true, webhookUrl: 'https://10.0.0.5/hook', events: [], changeReason }
  const params = { subjectId: 'system', dataKey: 'notificationsConfig' }
  expect((await admin.call(updateSubjectData, { params, body })).status).toBe(200)
  await server.db
    .updateTable('account')
    .set({ environment: 'PRODUCTION' })
    .where('id', '=', 'c2p-demo')
    .execute()
  expect((await admin.call(updateSubjectData, { params, body })).error.errorDetail[0]?.source).toBe(
    '/webhookUrl',
  )
})
