import { afterEach, expect, test } from '@jest/globals'
import { attributeOf, startTraceCollector } from '@portal/server-common/testing/trace-collector.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, startTestDatabase } from './testing/test-database.ts'
import { startTestServer } from './testing/test-server.ts'

const cleanUps: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

test('a sign-in and its statements are traced, without who signs in', async () => {
  const database = await startTestDatabase()
  const collector = await startTraceCollector()
  cleanUps.push(database.stop, collector.stop)
  const server = await startTestServer(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const { email } = await addOperator(database)
  await createTestBrowser(server.issuer).signIn(email)
  await server.stop()
  const spans = collector.spans()
  const call = spans.find(({ name }) => name === 'POST login')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statements.map((span) => attributeOf(span, 'db.query.text')).join()).toContain('from "operator"')
  expect(JSON.stringify(spans)).not.toContain(email)
})
