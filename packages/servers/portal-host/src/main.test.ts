import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, jest, test } from '@jest/globals'
import { freePort } from '@portal/server-common/free-port.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { runProgram } from '@portal/server-common/testing/run-program.ts'
import { createTestRepository } from './testing/test-repository.ts'

// Each test starts its own program.
jest.setTimeout(30_000)

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const repository = createTestRepository()

afterAll(() => {
  repository.remove()
})

const runHost = (environment: Record<string, string>) =>
  runProgram(['--enable-source-maps', 'dist/main.js'], {
    cwd: packageFolder,
    env: { PORTAL_ROOT: repository.root, IDENTITY_DISCOVERY: 'off', ...environment },
  })

test('prints its address and stops cleanly', async () => {
  const port = await freePort()
  const { child, ready, ended } = runHost({ PORTAL_PORT: String(port) })
  await ready
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200)
  child.kill('SIGTERM')
  const { code, output } = await ended
  expect([code, logMessages(output)]).toEqual([0, [`Portal host ready at http://localhost:${port}`]])
})

test('reports a port that is taken in one sentence', async () => {
  const port = await freePort()
  const other = createServer().listen(port, 'localhost')
  await once(other, 'listening')
  expect(await runHost({ PORTAL_PORT: String(port) }).ended).toEqual({
    code: 1,
    output: `The portal host needs port ${port}, which another program uses. Stop that program, or set PORTAL_PORT to another port.\n`,
  })
  other.close()
})

test('names an invalid setting', async () => {
  const { code, output } = await runHost({ PORTAL_PORT: 'nine' }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^The setting PORTAL_PORT is not valid: .+\n$/)
})

test('names a bundle that is not built', async () => {
  const missing = createTestRepository()
  missing.write('packages/new/package.json', '{}')
  missing.write('importmap.json', '{"imports":{"@portal/new":"/bundles/@portal/new/1.0.0/entry.js"}}')
  expect(await runHost({ PORTAL_ROOT: missing.root }).ended).toEqual({
    code: 1,
    output: '@portal/new is not built. Build it with npm run build.\n',
  })
  missing.remove()
})
