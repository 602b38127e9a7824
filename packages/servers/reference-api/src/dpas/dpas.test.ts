import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  changeDpaStatus,
  createDpa,
  deleteDpa,
  findDpa,
  getDpa,
  getInheritedOptions,
  listDpaHistory,
  listDpas,
  publishDpa,
  updateDpa,
} from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { addOperator } from '../testing/sample-operators.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const changeReason = 'Agreed with the partner.'

let server: TestServer
let onboarding: TestCaller
let srci: string
let draftSrci: string
let dpa: Dpa

beforeAll(async () => {
  server = await startTestServer()
  onboarding = await server.as('onboarding')
  const rows = await server.db
    .selectFrom('subject')
    .select(['id', 'published', 'status'])
    .where('type', '=', 'SRCI')
    .execute()
  srci = rows.find(({ published, status }) => published && status === 'ACTIVE')?.id ?? ''
  draftSrci = rows.find(({ published }) => !published)?.id ?? ''
})
afterAll(() => server.stop())

const params = () => ({ subjectId: dpa.subjectId, dpaId: dpa.id })
const create = async (subjectId = srci) =>
  (await onboarding.call(createDpa, { params: { subjectId }, body: sampleDpa() })).body
const publish = () => onboarding.call(publishDpa, { params: params(), body: { changeReason } })
const turn = (status: 'ACTIVE' | 'SUSPENDED') =>
  onboarding.call(changeDpaStatus, { params: params(), body: { status, changeReason } })
const history = async () => {
  const { body } = await onboarding.call(listDpaHistory, { params: params() })
  return body.items.map(({ action, revision, changeReason: reason }) => [revision, action, reason])
}

beforeEach(async () => {
  dpa = await create()
})

test('an SRCI returns the options that its DPAs inherit, and those of the system', async () => {
  const { body } = await onboarding.call(getInheritedOptions, { params: { subjectId: srci } })
  const { body: read } = await onboarding.call(getDpa, { params: params(), query: { include: 'effective' } })
  for (const [name, option] of Object.entries(read.effective ?? {})) {
    const told = name
      .split('.')
      .reduce((part, key) => Object(part)[key], Object(option?.from === 'SRCI' ? body.srci : body.system))
    expect([name, told]).toEqual([name, option?.value])
  }
})

describe('a DPA', () => {
  test('is found by its id alone, with its SRCI', async () => {
    const { body } = await onboarding.call(findDpa, { params: { dpaId: dpa.id } })
    expect(body).toMatchObject({ id: dpa.id, subjectId: srci })
  })

  test.each([crypto.randomUUID(), 'no-id-at-all'])('is not found by the id %s', async (dpaId) => {
    const { status, error } = await onboarding.send('GET', `/dpa/${dpaId}`)
    expect([status, error.reason]).toEqual([404, 'DPA_NOT_FOUND'])
  })

  test('is hidden without access to SRC initiators', async () => {
    const id = crypto.randomUUID()
    const facts = { name: 'ISSUERS', label: 'Issuers', description: '', builtIn: false }
    const rights = { resources: ['dpa.get'], subjectTypes: ['SRCPI' as const] }
    await server.db
      .insertInto('role')
      .values({ id, accountId: 'c2p-demo', ...facts, ...rights })
      .execute()
    const caller = server.withToken(await server.issuer.token(await addOperator(server.db, id)))
    const { status, error } = await caller.send('GET', `/dpa/${dpa.id}`)
    expect([status, error.reason]).toEqual([403, 'SUBJECT_TYPE_FORBIDDEN'])
  })

  test('starts as an active draft, with a generated id by default', async () => {
    expect(dpa).toMatchObject({
      status: 'ACTIVE',
      publicationStatus: 'DRAFT',
      revision: 1,
      debitTokenRequested: false,
    })
    expect(dpa.srciDpaId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await history()).toEqual([[1, 'DPA_CREATED', undefined]])
  })

  test('goes live by publishing, with one entry and its reason', async () => {
    expect((await publish()).body).toMatchObject({
      publicationStatus: 'PUBLISHED',
      hasUnpublishedChanges: false,
    })
    expect((await history())[0]).toEqual([2, 'DPA_PUBLISHED', changeReason])
    expect((await publish()).error.reason).toBe('NOTHING_TO_PUBLISH')
  })

  test('keeps its live copy while the draft changes; changing a published DPA requires a reason', async () => {
    await publish()
    const body = sampleDpa({ notes: 'Requested a new logo' })
    expect((await onboarding.call(updateDpa, { params: params(), body })).error.reason).toBe(
      'CHANGE_REASON_REQUIRED',
    )
    const changed = await onboarding.call(updateDpa, { params: params(), body: { ...body, changeReason } })
    expect(changed.body).toMatchObject({ hasUnpublishedChanges: true, revision: 3 })
    const live = await onboarding.call(getDpa, { params: params(), query: { view: 'published' } })
    expect(live.body.notes).toBeUndefined()
  })

  test('keeps its srciDpaId once published', async () => {
    await publish()
    const body = { ...sampleDpa({ srciDpaId: 'another' }), changeReason }
    expect((await onboarding.call(updateDpa, { params: params(), body })).error.reason).toBe(
      'FIELD_IMMUTABLE',
    )
  })

  test('is suspended and activated immediately, but not twice in a row', async () => {
    expect((await turn('SUSPENDED')).body.effectiveStatus).toBe('SUSPENDED')
    expect((await turn('SUSPENDED')).error.reason).toBe('INVALID_STATE')
    expect((await turn('ACTIVE')).body.effectiveStatus).toBe('ACTIVE')
    expect((await history()).map(([, action]) => action)).toEqual([
      'DPA_STATUS_CHANGED',
      'DPA_STATUS_CHANGED',
      'DPA_CREATED',
    ])
  })

  test('must be suspended before it is deleted when live; its history stays', async () => {
    await publish()
    const remove = () => onboarding.call(deleteDpa, { params: params() }, { changeReason })
    expect((await remove()).error.reason).toBe('DPA_ACTIVE')
    await turn('SUSPENDED')
    expect((await remove()).status).toBe(204)
    expect((await onboarding.call(getDpa, { params: params() })).error.reason).toBe('DPA_NOT_FOUND')
    expect((await history())[0]).toEqual([4, 'DPA_DELETED', changeReason])
  })

  test('of an unpublished SRCI cannot be published', async () => {
    dpa = await create(draftSrci)
    expect((await publish()).error.reason).toBe('SUBJECT_NOT_PUBLISHED')
  })

  test('with an id already used in the SRCI is rejected', async () => {
    const body = sampleDpa({ srciDpaId: dpa.srciDpaId })
    const { error } = await onboarding.call(createDpa, { params: { subjectId: srci }, body })
    expect([error.reason, error.errorDetail[0]?.source]).toEqual(['DPA_EXISTS', '/srciDpaId'])
  })

  test('of a subject that is not an SRCI is rejected', async () => {
    const { id } = await server.db
      .selectFrom('subject')
      .select('id')
      .where('type', '=', 'DCF')
      .executeTakeFirstOrThrow()
    const { error } = await onboarding.call(createDpa, { params: { subjectId: id }, body: sampleDpa() })
    expect(error.reason).toBe('SUBJECT_TYPE_INVALID')
  })

  test('shows the effective options and where they come from', async () => {
    const own = sampleDpa({ options: { dpaLocale: 'pl_PL' } })
    await onboarding.call(updateDpa, { params: params(), body: own })
    const { body } = await onboarding.call(getDpa, {
      params: params(),
      query: { include: 'effective' },
    })

    expect(body.effective?.['options.dpaLocale']).toEqual({ value: 'pl_PL', from: 'DPA' })
    expect(body.effective?.['options.transactionType']?.from).not.toBe('DPA')
  })

  test('is updated by only one of two hundred concurrent writers with the same revision', async () => {
    const headers = { 'if-match': '"r1"' }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, writer) =>
        onboarding.call(
          updateDpa,
          { params: params(), body: sampleDpa({ notes: `Writer ${writer}` }) },
          { headers },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array(199).fill(412)])
    expect(await history()).toHaveLength(2)
  })

  test('is found by part of its URL', async () => {
    const { body } = await onboarding.call(listDpas, {
      query: { q: 'COPPER-lantern', subjectId: srci },
    })

    expect(body.items.map(({ id }) => id)).toContain(dpa.id)
  })
})

test('an operator without access to SRCIs sees no DPAs', async () => {
  const viewer = await server.as('viewer')
  await server.db
    .updateTable('role')
    .set({ subjectTypes: ['DCF'] })
    .where('name', '=', 'VIEWER')
    .execute()
  const { body } = await viewer.call(listDpas, {})
  expect(body.items).toEqual([])
})

test('a change of its SRCI invalidates the cached response of a DPA', async () => {
  dpa = await create()
  const read = (headers = {}) => onboarding.call(getDpa, { params: params() }, { headers })
  const etag = (await read()).headers.get('etag') ?? ''
  await server.db.updateTable('subject').set({ status: 'SUSPENDED' }).where('id', '=', srci).execute()
  const { status, body } = await read({ 'if-none-match': etag })
  expect([status, body.effectiveStatus]).toEqual([200, 'SUSPENDED'])
})
