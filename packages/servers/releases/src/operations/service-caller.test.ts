import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { startBreakingServer } from '@portal/server-common/testing/start-breaking-server.ts'
import { remoteOperations } from './remote-operations.ts'

let stop: () => void

afterEach(() => stop())

const headAt = (url: string) =>
  remoteOperations({ url, environment: 'demo', accessToken: async () => 'token' }).head()

const notAnswering = (url: string) => ({
  kind: 'unreachable',
  message: `The release service does not answer at ${url}. Try again later.`,
})

test('an answer that breaks off counts as no answer', async () => {
  const { url, stop: close } = await startBreakingServer()
  stop = close
  await expect(headAt(url)).rejects.toMatchObject(notAnswering(url))
})

test('an answer that is not JSON counts as no answer', async () => {
  const server = createServer((_request, response) => response.end('<title>Maintenance</title>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(headAt(url)).rejects.toMatchObject(notAnswering(url))
})
