import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { freePort } from '@portal/server-common/free-port.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { runProgram } from '@portal/server-common/testing/run-program.ts'
import { createTestStore } from './testing/test-store.ts'

// Each test starts its own program.
jest.setTimeout(30_000)

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
let place: ReturnType<typeof createTestStore>
let port: number

beforeAll(async () => {
  place = createTestStore()
  port = await freePort()
})

afterAll(() => {
  place.remove()
})

const runService = (more: Record<string, string> = {}) =>
  runProgram(['--enable-source-maps', 'dist/main.js'], {
    cwd: packageFolder,
    env: {
      RELEASE_PORT: String(port),
      RELEASE_STORE: place.root,
      RELEASE_SIGNING_KEY: place.keyFile,
      RELEASE_DATA_DIR: join(place.folder, 'health'),
      ...more,
    },
  })

test('prints its address and stops cleanly', async () => {
  const { child, ready, ended } = runService()
  await ready
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  const { code, output } = await ended
  expect([code, logMessages(output)]).toEqual([0, [`Release service ready at http://localhost:${port}`]])
})

test('reports a port that is taken in one sentence', async () => {
  const other = createServer().listen(port, 'localhost')
  await once(other, 'listening')
  expect(await runService().ended).toEqual({
    code: 1,
    output: `The release service needs port ${port}, which another program uses. Stop that program, or set RELEASE_PORT to another port.\n`,
  })
  other.close()
})

test.each<[Record<string, string>, string]>([
  [{ RELEASE_PORT: 'nine' }, 'The setting RELEASE_PORT is not valid: '],
  [{ RELEASE_SIGNING_KEY: 'nowhere.pem' }, 'RELEASE_SIGNING_KEY must name a file with Ed25519 keys'],
  [{ RELEASE_TOKENS: 'nowhere.json' }, 'RELEASE_TOKENS must name a JSON file'],
])('names an invalid setting: %j', async (more, sentence) => {
  const { code, output } = await runService(more).ended
  expect(code).toBe(1)
  expect(output).toContain(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
})
