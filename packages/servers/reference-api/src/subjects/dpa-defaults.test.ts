import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { flatOptions } from '@portal/contract/dpas/effective-options.ts'
import {
  getDpaDefaultsUse,
  listDpaDefaultsHistory,
  updateDpaDefaults,
} from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import { getSubject, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { sampleDpaDefaults as defaults } from '../testing/sample-dpa-defaults.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const changeReason = 'Agreed by the program board.'
const params = { subjectId: 'system' }

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const save = () => admin.call(updateDpaDefaults, { params, body: { ...defaults, changeReason } })

test('defaults of all DPAs are live when saved', async () => {
  expect((await save()).body).toEqual(defaults)
  for (const view of ['draft', 'published'] as const) {
    const { body } = await admin.call(getSubject, { params, query: { view } })
    expect(body.data.defaultDpaConfig).toEqual(defaults)
    expect(body.changedDataKeys).not.toContain('defaultDpaConfig')
  }
})

test('the defaults apply when neither a DPA nor its SRCI sets an option', async () => {
  await save()
  const { id: dpaId, subjectId } = await server.db
    .selectFrom('dpa')
    .select(['id', 'subjectId'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const { body } = await admin.call(getDpa, { params: { subjectId, dpaId }, query: { include: 'effective' } })
  expect(body.effective?.['options.threeDsPreference']).toEqual({ value: 'SELF', from: 'SYSTEM' })
})

test('the defaults are also live when saved as a part of the SRC system', async () => {
  await save()
  const options = { ...defaults.options, dynamicDataTtlMinutes: 77 }
  const { status } = await admin.call(updateSubjectData, {
    params: { ...params, dataKey: 'defaultDpaConfig' },
    body: { ...defaults, options, changeReason },
  })
  expect(status).toBe(200)
  const published = await admin.call(getSubject, { params, query: { view: 'published' } })
  expect(published.body.data.defaultDpaConfig).toEqual({ ...defaults, options })
  expect(published.body.changedDataKeys).not.toContain('defaultDpaConfig')
})

test('each save is in the history of the defaults, with its reason and values', async () => {
  await save()
  const { body } = await admin.call(listDpaDefaultsHistory, { params, query: { include: 'snapshot' } })
  expect(body.items[0]).toMatchObject({
    action: 'DPA_DEFAULTS_UPDATED',
    dataKey: 'defaultDpaConfig',
    changeReason,
    snapshot: defaults,
  })
})

test('the number of DPAs per default equals a count DPA by DPA', async () => {
  const { body } = await admin.call(getDpaDefaultsUse, { params })
  const rows = await server.db
    .selectFrom('dpa')
    .innerJoin('subject as srci', (join) =>
      join.onRef('srci.accountId', '=', 'dpa.accountId').onRef('srci.id', '=', 'dpa.subjectId'),
    )
    .select(['dpa.draft as dpa', 'srci.draft as initiator'])
    .where('dpa.accountId', '=', 'c2p-demo')
    .execute()
  expect(body.dpas).toBe(rows.length)
  const set = rows.map(({ dpa, initiator }) => [
    flatOptions(dpa),
    flatOptions(initiator.defaultDpaConfig ?? {}),
  ])
  for (const { name, inheriting, dpas } of body.options) {
    expect([name, inheriting, dpas]).toEqual([
      name,
      set.filter((layers) => layers.every((layer) => !(name in layer))).length,
      set.filter(([own = {}]) => name in own).length,
    ])
  }
  // Otherwise the comparison would prove nothing.
  expect(body.options.some(({ dpas }) => dpas > 0)).toBe(true)
  expect(body.options.some(({ initiators }) => initiators > 0)).toBe(true)
})

test('only an SRC system has defaults for all DPAs', async () => {
  const { id: subjectId } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer = await admin.call(updateDpaDefaults, {
    params: { subjectId },
    body: { ...defaults, changeReason },
  })
  expect(answer.error.reason).toBe('SUBJECT_TYPE_INVALID')
  const use = await admin.call(getDpaDefaultsUse, { params: { subjectId } })
  expect(use.error.reason).toBe('SUBJECT_TYPE_INVALID')
})

test('rejects defaults that leave an option open', async () => {
  const { dpaLocale: _, ...options } = defaults.options
  const answer = await admin.send('PUT', '/accounts/c2p-demo/subjects/system/dpa-defaults', {
    body: { ...defaults, options, changeReason },
  })
  expect(answer.error.errorDetail[0]).toMatchObject({ reason: 'REQUIRED', source: '/options/dpaLocale' })
})
