import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { createChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import fc from 'fast-check'
import { mutated } from './testing/hostile-values.ts'
import { directoryId, htmlVersion, makeFile } from './testing/sample-files.ts'
import { startTestServer, type TestAnswer, type TestCaller, type TestServer } from './testing/test-server.ts'

let server: TestServer
let admin: TestCaller
/** Values of the path parameters below. */
const places: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  const path = await makeFile(admin, 'help')
  const { dirId, fileId, verId } = await makeFile(admin, 'privacy')
  const body = { kind: 'PUBLISH' as const, fileId, verId, title: 'Fuzzed' }
  const request = await admin.call(createChangeRequest, { params: { dirId }, body })
  Object.assign(places, path, { changeRequestId: request.body.id, terms: await directoryId(admin, 'terms') })
})
afterAll(() => server.stop())

const base = '/accounts/c2p-demo'
const changeReason = 'Because the test says so.'
const addressOf = (path: string) => base + path.replace(/:(\w+)/g, (_, name) => places[name] ?? 'none')

/** Whatever was sent, the response must match the contract. */
function expectOrderly(name: string, { status, body, error }: TestAnswer<unknown>): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) ErrorResponse.strict().parse(error)
  else expect(ALL_SCHEMAS[name]?.response?.safeParse(body).error).toBeUndefined()
}

const version = { ...htmlVersion(), comment: 'Fuzz', validFrom: '2026-07-01' }
const rule = {
  name: 'Fuzz',
  enabled: true,
  conditions: [
    { field: 'bin', op: 'BETWEEN', low: '990000', high: '990010' },
    { field: 'amountMinor', op: 'GT', value: 5, currency: 'EUR' },
    { field: 'country', op: 'NOT_IN', values: ['PL', 'DE'] },
  ],
  decision: 'REQUIRE',
  channels: ['EMAIL', 'SMS'],
}
const profile = {
  type: 'PASSKEY',
  displayName: 'Fuzz',
  enabled: true,
  identityTypes: ['EMAIL_ADDRESS'],
  providerSubjectId: 'none',
  supportedCountries: ['PL'],
}
const template = {
  channel: 'EMAIL',
  type: 'OTP',
  lang: 'nl',
  subjectLine: 'Fuzz',
  bodyText: '{{otp}}',
  bodyHtml: '<p>{{otp}}</p>',
}

test.each<[string, string, string, object]>([
  [
    'createFile',
    'POST',
    '/directories/:dirId/files',
    { name: 'fuzz.html', tags: ['a', 'b'], lang: 'en', version },
  ],
  ['updateFile', 'PUT', '/directories/:dirId/files/:fileId', { name: 'fuzzed.html', tags: ['a'] }],
  ['createFileVersion', 'POST', '/directories/:dirId/files/:fileId/versions', version],
  ['updateFileVersion', 'PUT', '/directories/:dirId/files/:fileId/versions/:verId', version],
  ['updateChangeRequest', 'PUT', '/change-requests/:changeRequestId', { title: 'Fuzzed', description: 'x' }],
  ['createComment', 'POST', '/change-requests/:changeRequestId/comments', { text: 'Fuzz', line: 3 }],
  ['createReview', 'POST', '/change-requests/:changeRequestId/reviews', { decision: 'APPROVE' }],
  ['createIdvProfile', 'POST', '/subjects/system/idv-channel-profiles', profile],
  ['saveIdvRules', 'PUT', '/subjects/system/idvRules', { rules: [rule], changeReason }],
  [
    'saveIdvConfiguration',
    'PUT',
    '/subjects/system/idvRules/configuration',
    { fallbackChannels: ['EMAIL'], maxIdvPerDay: 3, changeReason },
  ],
  ['createTemplate', 'POST', '/subjects/system/templates', template],
  [
    'updateTemplate',
    'PUT',
    '/subjects/system/templates/EMAIL/OTP/en',
    { ...template, lang: 'en', changeReason },
  ],
])('%s rejects invalid bodies', async (name, method, path, body) => {
  await fc.assert(
    fc.asyncProperty(mutated(body), async (given) => {
      const text = JSON.stringify(given)
      const answer = await admin.send(method, addressOf(path), { body: text })
      expectOrderly(name, answer)
      const isValid = ALL_SCHEMAS[name]?.body?.safeParse(JSON.parse(text)).success
      // The JSON parser already rejects a member named __proto__.
      if (!isValid) expect([400, 422]).toContain(answer.status)
    }),
    { numRuns: 100 },
  )
})

test('no text breaks the checks of contents and templates', async () => {
  const markup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<',
          '>',
          '</',
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '<svg',
          '<script',
          '{{',
          '}}',
          '&#',
          '"',
        ),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(markup, fc.constantFrom('text/html', 'image/svg+xml'), async (content, contentType) => {
      const dir = contentType === 'text/html' ? places.dirId : await directoryId(admin, 'logos')
      const file = { name: 'fuzz-markup.html', version: { contentType, content } }
      expectOrderly(
        'createFile',
        await admin.send('POST', `${base}/directories/${dir}/files`, { body: file }),
      )
      const body = { ...template, bodyHtml: content, bodyText: `${content}{{otp}}` }
      expectOrderly('createTemplate', await admin.send('POST', `${base}/subjects/system/templates`, { body }))
    }),
    { numRuns: 100 },
  )
})

test('no query breaks the lists', async () => {
  const lists: readonly (readonly [string, string])[] = [
    ['listDirectories', '/directories'],
    ['listFiles', '/directories/:dirId/files'],
    ['listFileVersions', '/directories/:dirId/files/:fileId/versions'],
    ['listAllChangeRequests', '/change-requests'],
    ['listComments', '/change-requests/:changeRequestId/comments'],
    ['listIdvProfiles', '/subjects/system/idv-channel-profiles'],
    ['listTemplates', '/subjects/system/templates'],
    ['listIdvRulesHistory', '/subjects/system/idvRules/history'],
  ]
  const names = [
    ...[
      'page',
      'pageSize',
      'sort',
      'cursor',
      'q',
      'status',
      'contentType',
      'lang',
      'tag',
      'author',
      'fileId',
    ],
    ...['awaitsMyReview', 'enabled', 'channel', 'type', 'origin', 'action', 'include', '__proto__', 'x'],
  ]
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer().map(String),
    fc.constantFrom('true', '-updatedAt', 'number', '1', 'en'),
  )
  const query = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), query, async ([name, path], pairs) => {
      const text = Object.entries(pairs)
        .map(([key, given]) => `${key}=${encodeURIComponent(given)}`)
        .join('&')
      expectOrderly(name, await admin.send('GET', `${addressOf(path)}?${text}`))
    }),
    { numRuns: 100 },
  )
})

test('the pages of a list, followed by cursor, add up to the whole list', async () => {
  const read = async (more: string) => {
    const { body } = await admin.send(
      'GET',
      `${base}/change-requests?pageSize=7&sort=status,-createdAt${more}`,
    )
    return body as { items: { id: string }[]; page: { nextCursor: string | null; totalItems: number } }
  }
  const seen: string[] = []
  let page = await read('')
  for (;;) {
    seen.push(...page.items.map(({ id }) => id))
    if (!page.page.nextCursor) break
    page = await read(`&cursor=${encodeURIComponent(page.page.nextCursor)}`)
  }
  expect([new Set(seen).size, seen.length]).toEqual([page.page.totalItems, page.page.totalItems])
})
