import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { accessTokenFor } from './access-token-for.ts'
import { keepSignIn, readSignIn } from './kept-sign-ins.ts'

const SERVICE = 'https://portal.example/releases/v1'
const folder = mkdtempSync(join(tmpdir(), 'portal-sign-in-'))

let issuer: string
let renewals: string[] = []
let answer: (renewal: number) => { status: number; body: object }

/** A provider that does not replace refresh tokens, as many do not. */
const provider = createServer((request, response) => {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.url !== '/token') return send(200, { issuer, token_endpoint: `${issuer}/token` })
  let form = ''
  request.on('data', (chunk) => {
    form += chunk
  })
  request.on('end', () => {
    renewals.push(new URLSearchParams(form).get('refresh_token') ?? 'none')
    const { status, body } = answer(renewals.length)
    send(status, body)
  })
})

beforeAll(async () => {
  process.env.PORTAL_CONFIG_DIR = folder
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
beforeEach(async () => {
  renewals = []
  answer = (renewal) => ({
    status: 200,
    body: { access_token: `renewed ${renewal}`, token_type: 'bearer', expires_in: 1 },
  })
  const tokens = { accessToken: 'first', refreshToken: 'refresh', expiresAt: 0 }
  await keepSignIn(SERVICE, { issuer, clientId: 'portal-cli', ...tokens })
})
afterAll(() => {
  provider.close()
  rmSync(folder, { recursive: true })
})

test('a sign-in is renewed again and again with the same refresh token', async () => {
  const accessToken = accessTokenFor(SERVICE)
  expect([await accessToken(), await accessToken()]).toEqual(['renewed 1', 'renewed 2'])
  expect(renewals).toEqual(['refresh', 'refresh'])
})

test('calls at the same time renew a sign-in once, and keep that at another portal', async () => {
  const other = 'https://other.example/releases/v1'
  const otherSignIn = { issuer, clientId: 'portal-cli', accessToken: 'other', expiresAt: 0 }
  await keepSignIn(other, otherSignIn)
  const accessToken = accessTokenFor(SERVICE)
  const tokens = await Promise.all(Array.from({ length: 7 }, () => accessToken()))
  expect(new Set(tokens)).toEqual(new Set(['renewed 1']))
  expect(renewals).toEqual(['refresh'])
  expect(await readSignIn(other)).toEqual(otherSignIn)
})

test('says that a sign-in has ended when the provider ends it', async () => {
  answer = () => ({ status: 400, body: { error: 'invalid_grant' } })
  await expect(accessTokenFor(SERVICE)()).rejects.toThrow(
    `Your sign-in has ended. Run npm run portal -- login --url https://portal.example`,
  )
})

test('does not say so when the provider fails', async () => {
  answer = () => ({ status: 502, body: {} })
  await expect(accessTokenFor(SERVICE)()).rejects.toThrow('The identity provider does not answer.')
})
