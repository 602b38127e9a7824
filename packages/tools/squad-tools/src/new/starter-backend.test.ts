import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { compileBackend } from '@portal/build/src/compile-backend.ts'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { runProgram } from '@portal/server-common/testing/run-program.ts'
import { makeApplication } from './make-application.ts'

let folder: string

/** Makes an application from the starter, with what its backend imports. */
function makeShops(): string {
  const shops = join(folder, 'shops')
  mkdirSync(join(shops, 'node_modules/@portal'), { recursive: true })
  makeApplication('shops', shops)
  for (const name of ['contract', 'server-common'])
    symlinkSync(packageFolder(name), join(shops, 'node_modules/@portal', name))
  symlinkSync(join(packageFolder('contract'), 'node_modules/zod'), join(shops, 'node_modules/zod'))
  return shops
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue()
  folder = mkdtempSync(join(tmpdir(), 'portal-backend-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('the built backend of the starter runs with Node and nothing else, and drains when it is stopped', async () => {
  const machine = join(folder, 'machine')
  await compileBackend(makeShops(), machine)
  const [port, metricsPort] = [await freePort(), await freePort()]
  const { child, ready, ended } = runProgram(['--enable-source-maps', 'backend.js'], {
    cwd: machine,
    env: {
      BACKEND_PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DRAIN_SECONDS: '1',
      IDENTITY_DISCOVERY: 'off',
    },
  })
  await ready
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 200])
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(figures).toContain('portal_call_duration_seconds')

  child.kill('SIGTERM')
  while ((await statusOf('/health/ready')) === 200);
  expect(await statusOf('/health/live')).toBe(200)
  const { code, output } = await ended
  expect([code, logMessages(output)]).toEqual([0, [`Backend of shops ready at http://localhost:${port}`]])
}, 60_000)
