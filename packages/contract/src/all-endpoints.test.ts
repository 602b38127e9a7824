import { expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { ALL_SCHEMAS } from './all-schemas.ts'
import { type Endpoint, pathOf, permissionsOf, queryString } from './endpoint.ts'
import { ERROR_REASONS } from './error-reasons.ts'
import { isReading } from './history/reading-action.ts'
import { PERMISSIONS } from './permission-table.ts'
import { DATA_KEYS } from './subjects/subject.ts'
import { getSubject, getSubjectData, updateSubjectData } from './subjects/subject-endpoints.ts'
import { SPECIFIED_OPERATIONS } from './testing/specified-operations.ts'

const endpoints = Object.values(ALL_ENDPOINTS)

/** Own presence, and those that answer with what the caller may see. */
const OPEN = ['GET /audit-events', 'PUT /presence', 'DELETE /presence', 'GET /presence']

/** Merging and setting its time are also for those who may publish; the handler asks for the rest. */
const AMENDED = { 'PUT /change-requests/:': ['changeRequest.update', 'fileVersion.publish'] }

function allPermissionsOf(endpoint: Endpoint): readonly string[] {
  return DATA_KEYS.flatMap((dataKey) => permissionsOf(endpoint, { dataKey }) ?? [])
}

test('every operation has schemas and all schemas have an operation', () => {
  expect(Object.keys(ALL_SCHEMAS).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted())
})

test('an operation is exported under its own name', () => {
  expect(endpoints.map(({ name }) => name)).toEqual(Object.keys(ALL_ENDPOINTS))
})

test('no two operations answer to the same address', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(endpoints)('$name asks for permissions that exist', (endpoint) => {
  expect(PERMISSIONS).toEqual(expect.arrayContaining([...new Set(allPermissionsOf(endpoint))]))
})

test.each(endpoints)('$name names reasons that exist', ({ reasons = [] }) => {
  expect(Object.keys(ERROR_REASONS)).toEqual(expect.arrayContaining([...reasons]))
})

const asked = Object.fromEntries(
  endpoints
    .filter(({ service }) => service === undefined)
    .map(({ method, path, permission }) => [`${method} ${path.replace(/:\w+/g, ':')}`, permission]),
)

test('every operation of the contract asks for what the contract says', () => {
  expect(asked).toMatchObject({ ...SPECIFIED_OPERATIONS, ...AMENDED })
})

test('of those beyond it few ask for nothing but a signed-in operator', () => {
  const open = Object.keys(asked).filter((address) => asked[address] === null)
  expect(open.filter((address) => !(address in SPECIFIED_OPERATIONS))).toEqual(OPEN)
})

/** Writes that change no record. */
const UNRECORDED = [
  'createUploadUrl',
  'createPartUrls',
  'completeUpload',
  'announceEditing',
  'endEditing',
  'evaluateIdvRules',
]

test.each(endpoints.filter(({ method, name }) => method !== 'GET' && !UNRECORDED.includes(name)))(
  '$name leaves an entry in the audit trail',
  ({ audit }) => {
    for (const action of [audit].flat()) expect(action).toMatch(/^[A-Z]+(_[A-Z]+)+$/)
  },
)

test.each(endpoints.filter(({ audit }) => audit))(
  '$name tells a change from a look by its action',
  (endpoint) => {
    const actions = [endpoint.audit ?? []].flat()
    expect(actions.map(isReading)).toEqual(actions.map(() => endpoint.method === 'GET'))
  },
)

test.each(endpoints.filter(({ changes }) => changes))(
  '$name makes reads of the contract stale',
  ({ changes }) => {
    const stale = changes?.() ?? []
    expect(stale.filter((read) => ALL_ENDPOINTS[read.name] !== read || read.method !== 'GET')).toEqual([])
  },
)

test('a success without a body is recognised by its status: done, or taken to be done', () => {
  const silent = endpoints.filter(({ name }) => !ALL_SCHEMAS[name]?.response)
  expect(silent.filter(({ status }) => status !== 204 && status !== 202)).toEqual([])
})

test('path parameters are filled in, percent-encoded', () => {
  expect(pathOf(getSubjectData, { subjectId: 'a/b?', dataKey: 'jwk' })).toBe('/subjects/a%2Fb%3F/jwk')
})

test('a missing path parameter is named', () => {
  expect(() => pathOf(getSubject)).toThrow('/subjects/:subjectId needs the parameter subjectId')
})

test('equal queries are written the same, whatever their order', () => {
  expect(queryString({ sort: 'name', page: 1, type: ['B', 'A'], q: '' })).toBe(
    '?page=1&sort=name&type=B&type=A',
  )
  expect(queryString({ type: ['B', 'A'], page: 1, sort: 'name' })).toBe('?page=1&sort=name&type=B&type=A')
})

test('the permission of a part of a subject follows from the part', () => {
  expect(permissionsOf(updateSubjectData, { dataKey: 'jwk' })).toEqual(['subject.jwk.update'])
})
