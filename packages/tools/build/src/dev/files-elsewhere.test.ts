import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addressHere } from './client/elsewhere.ts'
import { answerFromElsewhere } from './files-elsewhere.ts'

let other: Server
let here: Server

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  other = createServer(({ url }, response) => {
    response.writeHead(url?.startsWith('/users/') ? 200 : 404, { 'content-type': 'text/javascript' }).end(url)
  })
  here = createServer(({ url = '' }, response) => void answerFromElsewhere(url, response))
  await Promise.all([listen(other), listen(here)])
})
afterAll(async () => {
  await Promise.all([other, here].map((server) => new Promise((resolve) => server.close(resolve))))
})

const load = (address: string) => fetch(new URL(address, `http://127.0.0.1:${portOf(here)}`))

test('serves an entry from another port of this machine, and the files beside it', async () => {
  const entry = addressHere(new URL(`http://127.0.0.1:${portOf(other)}/users/entry.js`))
  const response = await load(entry)
  expect([response.status, await response.text()]).toEqual([200, '/users/entry.js'])
  expect(response.headers.get('content-type')).toBe('text/javascript')
  expect(await (await load(new URL('list.js', `http://page.example${entry}`).pathname)).text()).toBe(
    '/users/list.js',
  )
})

test('names a file that cannot be fetched', async () => {
  const url = `http://127.0.0.1:${portOf(other)}/none.js`
  const response = await load(addressHere(new URL(url)))
  expect([response.status, await response.text()]).toEqual([502, `${url} could not be loaded.`])
})

test.each(['https://code.example/entry.js', 'http://localhost.example/entry.js', 'file:///etc/hosts'])(
  'refuses code of %s',
  async (url) => {
    expect((await load(addressHere(new URL(url)))).status).toBe(404)
  },
)

test('refuses an invalid address', async () => {
  expect((await load('/bundles/elsewhere/no-address/entry.js')).status).toBe(404)
})
