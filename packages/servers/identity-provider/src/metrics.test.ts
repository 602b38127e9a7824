import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@portal/server-common/free-port.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let database: TestDatabase
let server: TestServer
let figuresUrl: string

beforeAll(async () => {
  database = await startTestDatabase()
  const port = String(await freePort())
  figuresUrl = `http://127.0.0.1:${port}/metrics`
  server = await startTestServer(database.url, { METRICS_PORT: port })
})
afterAll(async () => {
  await server.stop()
  await database.stop()
})

test('counts the provider’s calls by operation, and its database connections', async () => {
  const { email } = await addOperator(database)
  await createTestBrowser(server.issuer).signIn(email)
  await fetch(`${server.issuer}/no-such-page`)
  const figures = await (await fetch(figuresUrl)).text()
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="token",status="2xx"\} 1/)
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="login",status="3xx"\} 1/)
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="none",status="4xx"\} 1/)
  expect(figures).toMatch(/portal_database_connections\{state="idle"\} [1-9]/)
  expect(figures).not.toContain('no-such-page')
})

test('metrics are not public', async () => {
  expect((await fetch(`${server.issuer}/metrics`)).status).toBe(404)
})
