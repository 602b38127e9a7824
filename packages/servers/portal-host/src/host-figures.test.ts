import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PAGE_FAILURES } from '@portal/contract/page-failure.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

const repository = createTestRepository()
let host: Awaited<ReturnType<typeof startHost>>
let figuresUrl: string

beforeAll(async () => {
  const port = String(await freePort())
  figuresUrl = `http://127.0.0.1:${port}/metrics`
  host = await startHost({ PORTAL_ROOT: repository.root, METRICS_PORT: port })
})
afterAll(async () => {
  await host.close()
  repository.remove()
})

const figures = async () => (await fetch(figuresUrl)).text()

async function tell(body: unknown): Promise<number> {
  const { status } = await fetch(host.origin + PAGE_FAILURES, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return status
}

test('exports the served versions', async () => {
  expect(await figures()).toContain(`portal_bundle_info{bundle="@portal/tasks",version="${VERSION}"} 1`)
})

test('starts the failure count of every served version at zero', async () => {
  expect(await figures()).toContain(
    `portal_page_failures_total{bundle="@portal/tasks",version="${VERSION}",phase="load",fallback="none"} 0`,
  )
})

test('counts page failures by bundle and version', async () => {
  expect(await tell({ bundle: '@portal/tasks', version: VERSION, phase: 'mount' })).toBe(204)
  expect(await figures()).toContain(
    `portal_page_failures_total{bundle="@portal/tasks",version="${VERSION}",phase="mount",fallback="none"} 1`,
  )
})

test('nobody can invent label values', async () => {
  const phase = 'load'
  expect(await tell({ bundle: '@portal/made-up', version: 'made-up', phase })).toBe(204)
  expect(await tell({ bundle: '@portal/tasks', version: 'made-up', phase, fallback: 'made-up' })).toBe(204)
  expect(await tell({ bundle: '@portal/tasks', version: VERSION, phase: 'made-up' })).toBe(400)
  expect(await tell({ bundle: '@portal/tasks', version: VERSION, phase, who: 'ada' })).toBe(400)
  expect(await tell({ bundle: 'x'.repeat(5_000), version: VERSION, phase })).toBe(413)
  const text = await figures()
  expect(text).not.toContain('made-up')
  const nothingElse = 'version="none",phase="load",fallback="none"} 1'
  expect(text).toContain(`portal_page_failures_total{bundle="none",${nothingElse}`)
  expect(text).toContain(`portal_page_failures_total{bundle="@portal/tasks",${nothingElse}`)
})

test('counts calls by operation, not by address', async () => {
  await fetch(`${host.origin}/tasks/4711`)
  expect(await figures()).toMatch(/portal_call_duration_seconds_count\{operation="page",status="2xx"\} 1/)
})

test('metrics are not public', async () => {
  expect(await (await fetch(`${host.origin}/metrics`)).text()).toMatch(/^<!doctype html>/)
})
