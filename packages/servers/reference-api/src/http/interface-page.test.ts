import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_ENDPOINTS, ENDPOINT_GROUPS } from '@portal/contract/all-endpoints.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { renderInterface } from './interface-page.ts'
import { describeInterface } from './openapi.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The Accept header of browsers that open a page. */
const open = () =>
  fetch(`${server.url}/docs`, { headers: { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' } })

test('people read the interface at /docs, with every operation in its group', async () => {
  const response = await open()
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const isMissing = (name: string) => !new RegExp(`<details id="${name}["-]`).test(text)
  expect(Object.keys(ALL_ENDPOINTS).filter(isMissing)).toEqual([])
  expect(ENDPOINT_GROUPS.filter(({ title }) => !text.includes(`<h2>${title}</h2>`))).toEqual([])
  expect(text).toContain('Requires subject.create.')
  expect(text).toContain('SUBJECT_EXISTS: ')
})

test('the page runs no script and loads nothing', async () => {
  const response = await open()
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+='; frame-ancestors 'none'$/,
  )
  expect(await response.text()).not.toMatch(/<script|<link|<img|src=/)
})

test('shows descriptions as text', () => {
  const document = describeInterface()
  const page = renderInterface({ ...document, tags: [{ name: 'Users', description: '<b>"&' }] })
  expect(page).toContain('&lt;b&gt;&quot;&amp;')
})
