import { expect, test } from '@jest/globals'
import { CORRELATION_ID } from '@portal/contract/headers.ts'
import { startTraceCollector } from '@portal/server-common/testing/trace-collector.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { startUpstream } from './testing/start-upstream.ts'
import { createTestRepository } from './testing/test-repository.ts'

const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const TRACE = ID.replaceAll('-', '')

test('a forwarded call stays in the trace that its correlation ID names', async () => {
  const repository = createTestRepository()
  const [api, collector] = await Promise.all([startUpstream(), startTraceCollector()])
  const host = await startHost({
    PORTAL_ROOT: repository.root,
    API_URL: api.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  await rawRequest(host.origin, '/api/accounts/a1/tasks', { headers: { [CORRELATION_ID]: ID } })
  await host.close()
  const [call] = collector.spans().filter(({ traceId }) => traceId === TRACE)
  expect(call).toMatchObject({ name: 'GET /api/*', server: 'portal-host' })
  expect(api.seen()[0]?.request.headers.traceparent).toBe(`00-${TRACE}-${call?.spanId}-01`)
  await Promise.all([api.close(), collector.stop()])
  repository.remove()
})
