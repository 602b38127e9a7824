import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import {
  createIdvProfile,
  deleteIdvProfile,
  getIdvConfiguration,
  getIdvProfile,
  getIdvRules,
  listIdvConfigurationHistory,
  listIdvProfileHistory,
  listIdvProfiles,
  listIdvRulesHistory,
  saveIdvConfiguration,
  saveIdvRules,
  updateIdvProfile,
} from '@portal/contract/idv/idv-endpoints.ts'
import { IdvRuleSet } from '@portal/contract/idv/idv-rule-schemas.ts'
import { createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let risk: TestCaller
let gateway: string
let platform: string

async function idOf(name: string): Promise<string> {
  const { body } = await (await server.as('admin')).call(listSubjects, { query: { q: name } })
  return body.items[0]?.id ?? ''
}

beforeAll(async () => {
  server = await startTestServer()
  risk = await server.as('risk')
  gateway = await idOf('Message Gateway')
  platform = await idOf('Passkey Hub')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
const params = { subjectId: 'system' }

type Profile = InputOf<typeof createIdvProfile>['body']
interface Rulebook {
  readonly rules: unknown
}
type Rules = InputOf<typeof saveIdvRules>['body']['rules']

const passkey = (more: object = {}): Profile => ({
  type: 'PASSKEY',
  displayName: 'Passkey',
  enabled: true,
  identityTypes: ['EMAIL_ADDRESS'],
  providerSubjectId: platform,
  ...more,
})

/** A new SRC system without profiles and rules. */
let count = 0
async function freshSystem(): Promise<{ subjectId: string }> {
  count += 1
  const admin = await server.as('admin')
  const contacts = [{ kind: 'TECHNICAL' as const, name: 'Desk', email: 'desk@sample.example' }]
  const { body, text } = await admin.call(createSubject, {
    body: {
      type: 'SRC',
      businessData: {
        legalName: `System ${count} Ltd`,
        displayName: `System ${count}`,
        countryCode: 'GB',
        contacts,
        systemName: 'Second system',
        cardBrand: 'VISA',
        apiBaseUrl: 'https://api.sample.example',
        sdkUrl: 'https://sdk.sample.example',
      },
    },
  })
  if (!body.id) throw new Error(text)
  return { subjectId: body.id }
}

const pointers = (error: { errorDetail: readonly { source?: string | undefined }[] }) =>
  error.errorDetail.map(({ source }) => source)

test('five of six channels are set up, sorted by priority', async () => {
  const { body } = await risk.call(listIdvProfiles, { params })
  expect(body.items.map(({ type, enabled }) => [type, enabled])).toEqual([
    ['EMAIL', true],
    ['SMS', true],
    ['ISSUER_APP', true],
    ['ISSUER_WEB', true],
    ['EXT_AUTH', true],
  ])
  expect(body.items[0]).toMatchObject({
    otp: { codeLength: 6, codeTtlSeconds: 600 },
    providerName: 'Message Gateway',
    fromAddress: 'codes@click-to-pay.example',
    senderId: null,
    ruleCount: 5,
  })
})

test.each(['PASSKEY', 'NOT_A_CHANNEL'])('%s has no profile', async (type) => {
  const { status, error } = await risk.call(getIdvProfile, { params: { ...params, type } })
  expect([status, error.reason]).toEqual([404, 'IDV_CHANNEL_NOT_FOUND'])
})

test('a profile is created with default values, once', async () => {
  const system = await freshSystem()
  const body: Profile = {
    type: 'SMS',
    displayName: 'SMS',
    enabled: true,
    identityTypes: ['MOBILE_PHONE_NUMBER'],
    otp: {},
    providerSubjectId: gateway,
  }
  const created = await risk.call(createIdvProfile, { params: system, body })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    otp: { codeLength: 6, codeTtlSeconds: 300, maxAttempts: 3, maxResends: 3, alphabet: 'NUMERIC' },
    lockoutSeconds: 900,
    dailyLimitPerIdentity: 10,
    templateType: 'OTP',
    revision: 1,
  })
  const again = await risk.call(createIdvProfile, { params: system, body })
  expect([again.status, again.error.reason]).toEqual([409, 'IDV_CHANNEL_EXISTS'])
})

test.each<[string, object, string]>([
  ['a code', { otp: {} }, '/otp'],
  ['a sender', { senderId: 'Shop' }, '/senderId'],
  ['an address', { fromAddress: 'a@b.example' }, '/fromAddress'],
  ['an unknown country', { supportedCountries: ['XX'] }, '/supportedCountries/0'],
  ['no identity', { identityTypes: [] }, '/identityTypes'],
  ['too high a priority', { priority: 100 }, '/priority'],
])('rejects a passkey profile with %s', async (_, more, source) => {
  const { status, error } = await risk.call(createIdvProfile, { params, body: passkey(more) })
  expect([status, pointers(error)]).toEqual([422, [source]])
})

test('codes are sent by a backend, other channels belong to a platform', async () => {
  const wrong = await risk.call(createIdvProfile, { params, body: passkey({ providerSubjectId: gateway }) })
  expect([wrong.status, wrong.error.errorDetail[0]?.message]).toEqual([
    422,
    'This is not the ID of an external authentication platform.',
  ])
})

test('what a rule, the configuration or a subject uses can be neither disabled nor deleted', async () => {
  const { body } = await risk.call(getIdvProfile, { params: { ...params, type: 'SMS' } })
  const { providerName: _, ruleCount: __, fromAddress: ___, isFallback, subjectCount, ...rest } = body
  expect([isFallback, subjectCount > 0]).toEqual([true, true])
  const { revision: ____, createdAt: _a, createdBy: _b, updatedAt: _c, updatedBy: _d, ...fields } = rest
  const off = await risk.call(updateIdvProfile, {
    params: { ...params, type: 'SMS' },
    body: { ...fields, enabled: false, changeReason } as InputOf<typeof updateIdvProfile>['body'],
  })
  const gone = await risk.call(deleteIdvProfile, { params: { ...params, type: 'SMS' } }, { changeReason })
  for (const { status, error } of [off, gone]) {
    expect([status, error.reason]).toEqual([409, 'IDV_CHANNEL_IN_USE'])
    expect(error.errorDetail.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'The rule “New cards” uses this channel.',
        'The configuration falls back on this channel.',
        'Click to Pay System offers this channel.',
        expect.stringMatching(/^And \d+ more\.$/),
      ]),
    )
  }
})

test('each state change of a profile leaves one entry with its reason', async () => {
  const path = { ...params, type: 'PASSKEY' }
  await risk.call(createIdvProfile, { params, body: passkey() })
  const off = await risk.call(updateIdvProfile, {
    params: path,
    body: { ...passkey({ enabled: false }), changeReason },
  })
  expect(off.body).toMatchObject({ enabled: false, revision: 2 })
  const on = await risk.call(updateIdvProfile, { params: path, body: { ...passkey(), changeReason } })
  expect(on.body.enabled).toBe(true)
  expect((await risk.call(deleteIdvProfile, { params: path }, { changeReason })).status).toBe(204)
  const reborn = await risk.call(createIdvProfile, { params, body: passkey() })
  expect(reborn.headers.get('etag')).toBe('"r5"')
  await risk.call(deleteIdvProfile, { params: path }, { changeReason })
  const entries = await entriesOf(server.db, 'system/PASSKEY')
  expect(entries.map((entry) => [entry.action, entry.revision, entry.changeReason])).toEqual([
    ['IDV_CHANNEL_CREATED', 1, null],
    ['IDV_CHANNEL_UPDATED', 2, changeReason],
    ['IDV_CHANNEL_UPDATED', 3, changeReason],
    ['IDV_CHANNEL_DELETED', 4, changeReason],
    ['IDV_CHANNEL_CREATED', 5, null],
    ['IDV_CHANNEL_DELETED', 6, changeReason],
  ])
  const { body } = await risk.call(listIdvProfileHistory, { params: path })
  expect(body.items.map(({ action }) => action)).toContain('IDV_CHANNEL_DELETED')
})

test('the channel of a profile cannot change', async () => {
  const { status, error } = await risk.call(updateIdvProfile, {
    params: { ...params, type: 'EXT_AUTH' },
    body: { ...passkey(), changeReason },
  })
  expect([status, error.reason, pointers(error)]).toEqual([422, 'FIELD_IMMUTABLE', ['/type']])
})

test('only SRC systems have identity verification', async () => {
  const admin = await server.as('admin')
  const subjectId = await idOf('Harbour & Vale')
  for (const answer of [
    await admin.call(listIdvProfiles, { params: { subjectId } }),
    await admin.call(getIdvRules, { params: { subjectId } }),
    await admin.call(getIdvConfiguration, { params: { subjectId } }),
    await admin.call(saveIdvRules, { params: { subjectId }, body: { rules: [], changeReason } }),
  ]) {
    expect([answer.status, answer.error.reason]).toEqual([422, 'SUBJECT_TYPE_INVALID'])
  }
})

const skip = (name: string, ...conditions: Rules[number]['conditions']): Rules[number] => ({
  name,
  enabled: true,
  conditions,
  decision: 'SKIP',
})
const checkout = { field: 'operation', op: 'EQ', value: 'CHECKOUT' } as const
const fromPoland: Rules[number]['conditions'][number] = { field: 'country', op: 'IN', values: ['PL'] }

const save = (subject: { subjectId: string }, rules: Rules, headers: Record<string, string> = {}) =>
  risk.call(saveIdvRules, { params: subject, body: { rules, changeReason } }, { headers })

test('the demo has fourteen rules, saved four times', async () => {
  const { body, headers } = await risk.call(getIdvRules, { params })
  expect([body.rules.length, headers.get('etag')]).toEqual([14, '"r4"'])
  const history = await risk.call(listIdvRulesHistory, { params })
  expect(history.body.items.map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
})

test('each revision of the rules can be read completely', async () => {
  const { body } = await risk.call(listIdvRulesHistory, { params, query: { include: 'snapshot' } })
  const counts = body.items.map(
    ({ snapshot }) => IdvRuleSet.shape.rules.parse((snapshot as Rulebook).rules).length,
  )
  expect(counts).toEqual([14, 13, 11, 8])
  const { body: now } = await risk.call(getIdvRules, { params })
  expect(body.items[0]?.snapshot).toEqual({ rules: now.rules })
})

test('a first rule set is created, then saved as a whole', async () => {
  const system = await freshSystem()
  expect((await risk.call(getIdvRules, { params: system })).error.reason).toBe('IDV_RULES_NOT_FOUND')
  const first = await save(system, [skip('One', checkout)], { 'if-none-match': '*' })
  expect(first.body).toMatchObject({ revision: 1, rules: [{ name: 'One', reuseMinutes: 0 }] })
  const taken = await save(system, [skip('Other', checkout)], { 'if-none-match': '*' })
  expect([taken.status, taken.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
  const [rule] = first.body.rules
  const next = await save(system, [rule as Rules[number], skip('Two', fromPoland)], { 'if-match': '"r1"' })
  expect(next.body.rules.map(({ ruleId }) => ruleId)[0]).toBe(rule?.ruleId)
  const late = await save(system, [], { 'if-match': '"r1"' })
  expect([late.status, late.error.errorDetail[0]?.message]).toEqual([
    412,
    expect.stringContaining('Rafael Domínguez changed it'),
  ])
  const entries = await entriesOf(server.db, system.subjectId)
  expect(entries.filter(({ entity }) => entity === 'idvRules').map(({ revision }) => revision)).toEqual([
    1, 2,
  ])
})

test('of two concurrent creations of the rules, only one succeeds', async () => {
  const system = await freshSystem()
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => save(system, [skip(name, checkout)], { 'if-none-match': '*' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
})

test('rejects an unreachable rule and names the one that hides it', async () => {
  const system = await freshSystem()
  const { status, error } = await save(system, [
    skip('All payments', checkout),
    skip('Elsewhere', { field: 'country', op: 'NOT_IN', values: ['PL'] }),
    skip('Payments from Poland', checkout, fromPoland),
    skip('Nowhere', fromPoland, { field: 'country', op: 'IN', values: ['DE'] }),
  ])
  expect([status, error.reason]).toEqual([422, 'IDV_RULE_UNREACHABLE'])
  expect(error.errorDetail.map(({ source, message }) => [source, message])).toEqual([
    [
      '/rules/2',
      '“Payments from Poland” is never reached: “All payments” (rule 1) always decides before it.',
    ],
    ['/rules/3', '“Nowhere” can never match: its conditions contradict each other.'],
  ])
})

test('a rule can choose only channels with an enabled profile', async () => {
  const system = await freshSystem()
  const { status, error } = await save(system, [
    { name: 'Ask', enabled: true, conditions: [checkout], decision: 'REQUIRE', channels: ['SMS', 'PASSKEY'] },
  ])
  expect([status, error.reason, pointers(error)]).toEqual([
    422,
    'IDV_CHANNEL_UNKNOWN',
    ['/rules/0/channels/0', '/rules/0/channels/1'],
  ])
})

test.each<[string, object, string]>([
  ['an unknown field', { field: 'shoeSize', op: 'EQ', value: 1 }, '/rules/0/conditions/0/field'],
  ['an operator of another field', { field: 'country', op: 'GT', value: 1 }, '/rules/0/conditions/0/op'],
  [
    'a value of another field',
    { field: 'cardType', op: 'IN', values: ['PL'] },
    '/rules/0/conditions/0/values/0',
  ],
  ['a value too high', { field: 'riskScore', op: 'GT', value: 101 }, '/rules/0/conditions/0/value'],
  [
    'an amount without currency',
    { field: 'amountMinor', op: 'GT', value: 1 },
    '/rules/0/conditions/0/currency',
  ],
  [
    'a range that ends before it begins',
    { field: 'riskScore', op: 'BETWEEN', low: 9, high: 1 },
    '/rules/0/conditions/0/high',
  ],
  [
    'BINs of two lengths',
    { field: 'bin', op: 'BETWEEN', low: '990000', high: '9900000' },
    '/rules/0/conditions/0/high',
  ],
  [
    'a duplicate country',
    { field: 'country', op: 'IN', values: ['PL', 'PL'] },
    '/rules/0/conditions/0/values/1',
  ],
  [
    'too many values',
    { field: 'bin', op: 'IN', values: Array.from({ length: 201 }, (_, n) => String(n)) },
    '/rules/0/conditions/0/values',
  ],
])('rejects %s and points at it', async (_, condition, source) => {
  const rule = { name: 'Wrong', enabled: true, conditions: [condition], decision: 'SKIP' }
  const answer = await risk.send('PUT', '/accounts/c2p-demo/subjects/system/idvRules', {
    body: { rules: [rule], changeReason },
  })
  expect([answer.status, pointers(answer.error)]).toEqual([422, expect.arrayContaining([source])])
})

test('a rule set may contain two hundred rules', async () => {
  const system = await freshSystem()
  const rules = Array.from({ length: 200 }, (_, score) =>
    skip(`Rule ${score}`, { field: 'minutesSinceLastIdv', op: 'LT', value: score + 1 }),
  )
  expect((await save(system, rules)).status).toBe(200)
  expect((await save(system, [...rules, skip('One more', checkout)])).status).toBe(422)
})

test('a configuration that was never saved has default values', async () => {
  const system = await freshSystem()
  const { body, headers } = await risk.call(getIdvConfiguration, { params: system })
  expect([body, headers.get('etag')]).toEqual([
    {
      defaultDecision: 'REQUIRE',
      fallbackChannels: ['EMAIL'],
      maxIdvPerDay: 10,
      rememberDeviceDays: 90,
      ruleTimeoutMs: 200,
      onEngineError: 'REQUIRE',
      revision: 0,
      updatedAt: null,
      updatedBy: null,
    },
    '"r0"',
  ])
})

test('the configuration is saved with a reason and falls back on enabled channels only', async () => {
  const body = { fallbackChannels: ['EMAIL' as const], maxIdvPerDay: 5, changeReason }
  const saved = await risk.call(saveIdvConfiguration, { params, body })
  expect(saved.body).toMatchObject({ fallbackChannels: ['EMAIL'], maxIdvPerDay: 5, revision: 4 })
  const wrong = await risk.call(saveIdvConfiguration, {
    params,
    body: { fallbackChannels: ['PASSKEY'], changeReason },
  })
  expect([wrong.error.reason, pointers(wrong.error)]).toEqual([
    'IDV_CHANNEL_UNKNOWN',
    ['/fallbackChannels/0'],
  ])
  const { body: history } = await risk.call(listIdvConfigurationHistory, { params })
  expect(history.items[0]).toMatchObject({ revision: 4, changeReason, action: 'IDV_CONFIG_SAVED' })
})

test('a channel is not disabled while a rule that chooses it is being saved', async () => {
  const system = await freshSystem()
  const { body: made } = await risk.call(createIdvProfile, { params: system, body: passkey() })
  const ask: Rules = [
    { name: 'Ask', enabled: true, conditions: [checkout], decision: 'REQUIRE', channels: ['PASSKEY'] },
  ]
  const [saved, off] = await Promise.all([
    save(system, ask),
    risk.call(updateIdvProfile, {
      params: { ...system, type: made.type },
      body: { ...passkey({ enabled: false }), changeReason },
    }),
  ])
  expect([saved.status, off.status].toSorted()).not.toEqual([200, 200])
})
