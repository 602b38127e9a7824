import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { serveAgainst } from './against-proxy.ts'
import { type OwnBackend, watchBackend } from './own-backend.ts'

const ISSUER = 'https://login.example'
const PORTAL = {
  accountId: 'a1',
  apiBase: '/api',
  auth: { issuer: ISSUER, clientId: 'portal', endpoints: { jwks: `${ISSUER}/keys` } },
}

/** A backend that answers with a word, its settings and the request. */
const program = (word: string) => `
import { createServer } from 'node:http'
const { BACKEND_PORT, API_URL, ACCOUNT_ID, CLIENT_ID, IDENTITY_ISSUER, IDENTITY_KEYS_URL } = process.env
const settings = { API_URL, ACCOUNT_ID, CLIENT_ID, IDENTITY_ISSUER, IDENTITY_KEYS_URL }
createServer(({ url, headers }, response) => {
  response.end(JSON.stringify({ word: '${word}', settings, url, cookie: headers.cookie, authorization: headers.authorization }))
}).listen(Number(BACKEND_PORT), 'localhost', () => console.info(JSON.stringify({ event: 'ready' })))
`

let folder: string
let remote: Server
let proxy: Server
let backend: OwnBackend | undefined
let origin: string
let said: jest.SpiedFunction<typeof console.info>
let atRemote: IncomingMessage[]
let heard: () => void

const nextLine = () =>
  new Promise<void>((resolve) => {
    heard = resolve
  })
const write = (word: string) => writeFileSync(join(folder, 'src', 'backend.ts'), program(word))

beforeAll(async () => {
  said = jest.spyOn(console, 'info').mockImplementation(() => heard())
  folder = mkdtempSync(join(tmpdir(), 'portal-backend-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  write('first')
  atRemote = []
  remote = createServer((request, response) => {
    atRemote.push(request)
    response.end('"from the portal"')
  })
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve))
  const address = new URL(`http://127.0.0.1:${(remote.address() as AddressInfo).port}`)
  const ready = nextLine()
  backend = await watchBackend(folder, '@portal/shops', PORTAL, address)
  await ready
  const port = await freePort()
  const shown = '@portal/shops'
  proxy = await serveAgainst({ remote: address, port, folders: [], shown, newsUrl: '', backend })
  origin = `http://localhost:${port}`
})

afterAll(async () => {
  await backend?.stop()
  for (const server of [proxy, remote]) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

const call = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).json()

test('an application without a backend runs without one', async () => {
  expect(await watchBackend(tmpdir(), '@portal/none', PORTAL, new URL(origin))).toBeUndefined()
})

test('says where the backend answers', () => {
  expect(said.mock.calls).toContainEqual(['The backend in src/backend.ts answers at /api/x/shops'])
})

test('a call of the squad goes to its backend from source, with the token and without cookies', async () => {
  const headers = { authorization: 'Bearer at1', cookie: '__Host-portal-rt=secret' }
  expect(await call('/api/x/shops/fees/f1?sort=name', headers)).toMatchObject({
    url: '/fees/f1?sort=name',
    authorization: 'Bearer at1',
  })
  expect(await call('/api/x/shops/fees', headers)).not.toHaveProperty('cookie')
  expect(atRemote).toEqual([])
})

test('other calls go to the portal', async () => {
  expect(await call('/api/accounts/a1/subjects')).toBe('from the portal')
  expect(await call('/api/x/shops-of-others/fees')).toBe('from the portal')
})

test('the backend knows the people of the portal', async () => {
  const { settings } = await call('/api/x/shops/fees')
  expect(settings).toEqual({
    API_URL: `http://127.0.0.1:${(remote.address() as AddressInfo).port}/api`,
    ACCOUNT_ID: 'a1',
    CLIENT_ID: 'portal',
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_KEYS_URL: `${ISSUER}/keys`,
  })
})

test('a change of the backend is there without a restart of the portal', async () => {
  const again = nextLine()
  write('second')
  await again
  expect((await call('/api/x/shops/fees')).word).toBe('second')
})

test('a call while the backend is down gets an error in the form of the product API', async () => {
  await backend?.stop()
  const headers = { accept: 'application/json;version=4' }
  const answer = await fetch(`${origin}/api/x/shops/fees`, { headers })
  expect([answer.status, ErrorResponse.parse(await answer.json()).message]).toEqual([
    502,
    'The backend of this application does not answer. Its errors are in the terminal of npm run dev.',
  ])
})
