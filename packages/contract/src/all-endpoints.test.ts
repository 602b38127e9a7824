import { expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { ALL_SCHEMAS } from './all-schemas.ts'
import { type Endpoint, pathOf, permissionsOf } from './endpoint.ts'
import { ERROR_REASONS } from './error-reasons.ts'
import { isReading } from './history/reading-action.ts'
import { PERMISSIONS } from './permission-table.ts'
import { queryString } from './query-string.ts'
import { DATA_KEYS } from './subjects/subject.ts'
import { getSubject, getSubjectData, updateSubjectData } from './subjects/subject-endpoints.ts'
import { SPECIFIED_OPERATIONS } from './testing/specified-operations.ts'

const endpoints = Object.values(ALL_ENDPOINTS)

/**
 * Operations on the caller's own presence and requests, those whose answer depends on what the caller may see, and the
 * names of permissions.
 */
const OPEN = [
  'GET /access-requests/mine',
  'POST /access-requests',
  'PUT /access-requests/:/withdrawn',
  'GET /declared-permissions',
  'GET /audit-events',
  'PUT /presence',
  'DELETE /presence',
  'GET /presence',
  'GET /shared-views',
  'DELETE /shared-views/:',
  'POST /shared-views',
  'PUT /shared-views/:',
]

/** Merging and scheduling are also open to operators who can publish; the handler checks the rest. */
const AMENDED = { 'PUT /change-requests/:': ['changeRequest.update', 'fileVersion.publish'] }

function allPermissionsOf(endpoint: Endpoint): readonly string[] {
  return DATA_KEYS.flatMap((dataKey) => permissionsOf(endpoint, { dataKey }) ?? [])
}

test('every operation has schemas, and all schemas belong to an operation', () => {
  expect(Object.keys(ALL_SCHEMAS).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted())
})

test('every operation is exported under its own name', () => {
  expect(endpoints.map(({ name }) => name)).toEqual(Object.keys(ALL_ENDPOINTS))
})

test('no two operations share an address', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(endpoints)('$name requires existing permissions', (endpoint) => {
  expect(PERMISSIONS).toEqual(expect.arrayContaining([...new Set(allPermissionsOf(endpoint))]))
})

test.each(endpoints)('$name lists existing reasons', ({ reasons = [] }) => {
  expect(Object.keys(ERROR_REASONS)).toEqual(expect.arrayContaining([...reasons]))
})

const asked = Object.fromEntries(
  endpoints
    .filter(({ service }) => service === undefined)
    .map(({ method, path, permission }) => [`${method} ${path.replace(/:\w+/g, ':')}`, permission]),
)

test('every operation of the contract requires what the contract says', () => {
  expect(asked).toMatchObject({ ...SPECIFIED_OPERATIONS, ...AMENDED })
})

test('few operations beyond the contract require only a signed-in operator', () => {
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
  '$name distinguishes changes from reads by its action',
  (endpoint) => {
    const actions = [endpoint.audit ?? []].flat()
    expect(actions.map(isReading)).toEqual(actions.map(() => endpoint.method === 'GET'))
  },
)

test.each(endpoints.filter(({ changes }) => changes))(
  '$name invalidates reads of the contract',
  ({ changes }) => {
    const stale = changes?.() ?? []
    expect(stale.filter((read) => ALL_ENDPOINTS[read.name] !== read || read.method !== 'GET')).toEqual([])
  },
)

test('recognizes a success without a body by its status: done or accepted', () => {
  const silent = endpoints.filter(({ name }) => !ALL_SCHEMAS[name]?.response)
  expect(silent.filter(({ status }) => status !== 204 && status !== 202)).toEqual([])
})

test('fills in path parameters, percent-encoded', () => {
  expect(pathOf(getSubjectData, { subjectId: 'a/b?', dataKey: 'jwk' })).toBe('/subjects/a%2Fb%3F/jwk')
})

test('names a missing path parameter', () => {
  expect(() => pathOf(getSubject)).toThrow('/subjects/:subjectId needs the parameter subjectId')
})

test('serializes equal queries the same, in any order', () => {
  expect(queryString({ sort: 'name', page: 1, type: ['B', 'A'], q: '' })).toBe(
    '?page=1&sort=name&type=B&type=A',
  )
  expect(queryString({ type: ['B', 'A'], page: 1, sort: 'name' })).toBe('?page=1&sort=name&type=B&type=A')
})

test('derives the permission for a part of a subject from the part', () => {
  expect(permissionsOf(updateSubjectData, { dataKey: 'jwk' })).toEqual(['subject.jwk.update'])
})
