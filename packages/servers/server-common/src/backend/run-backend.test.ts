import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, jest, test } from '@jest/globals'
import { endpointsOfSquad } from '@portal/contract/squad-calls.ts'
import { z } from 'zod'
import { freePort } from '../free-port.ts'
import { listeningBackend } from '../testing/listening-backend.ts'
import { logMessages } from '../testing/log-messages.ts'
import { runProgram } from '../testing/run-program.ts'
import { startTestIssuer } from '../testing/test-issuer.ts'
import { startTestProductApi } from '../testing/test-product-api.ts'
import { squadBackend } from './squad-backend.ts'

// Each test starts its own program.
jest.setTimeout(30_000)

const OPERATOR = '0199f0c4-0000-7c3f-9d2b-5f0d8c1e7a44'
const program = fileURLToPath(new URL('../testing/fee-program.ts', import.meta.url))

/** Runs the program as a squad does. */
const runFees = (environment: Readonly<Record<string, string>>) =>
  runProgram(['--import', 'tsx', program], {
    // Resolves tsx from here.
    cwd: fileURLToPath(new URL('../../../../..', import.meta.url)),
    env: { IDENTITY_DISCOVERY: 'off', ...environment },
  })

test('prints its address and stops cleanly', async () => {
  const port = await freePort()
  const { child, ready, ended } = runFees({ BACKEND_PORT: String(port) })
  await ready
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  const { code, output } = await ended
  expect([code, logMessages(output)]).toEqual([0, [`Backend of fees ready at http://localhost:${port}`]])
})

test('reports a port that is taken in one sentence', async () => {
  const port = await freePort()
  const other = createServer().listen(port, 'localhost')
  await once(other, 'listening')
  expect(await runFees({ BACKEND_PORT: String(port) }).ended).toEqual({
    code: 1,
    output: `The backend of fees needs port ${port}, which another program uses. Stop that program, or set BACKEND_PORT to another port.\n`,
  })
  other.close()
})

test('names an invalid setting', async () => {
  const { code, output } = await runFees({ API_URL: 'nowhere' }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^The setting API_URL is not valid: .+\n$/)
})

test('finishes a call in progress before it stops', async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  const schemas = { waitForFee: { response: z.string() } }
  const endpoint = endpointsOfSquad<typeof schemas>('fees')
  const moments = new EventEmitter()
  const begun = once(moments, 'begun')
  const [issuer, api] = await Promise.all([startTestIssuer(), startTestProductApi(OPERATOR)])
  const backend = await listeningBackend(
    squadBackend({
      endpoints: { waitForFee: endpoint('waitForFee', 'GET /fee', { permission: null }) },
      schemas,
      handlers: {
        waitForFee: async () => {
          moments.emit('begun')
          await once(moments, 'go')
          return { body: 'done' }
        },
      },
    }),
    { API_URL: api.url, IDENTITY_ISSUER: issuer.url },
  )
  const headers = { authorization: `Bearer ${await issuer.token(OPERATOR)}` }
  const answer = fetch(`${backend.url}/fee`, { headers })
  await begun
  const closed = backend.close()
  moments.emit('go')
  expect(await (await answer).json()).toBe('done')
  await closed
  await Promise.all([issuer.stop(), api.stop()])
  jest.restoreAllMocks()
})
