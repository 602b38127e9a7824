import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { startHost } from '../testing/start-host.ts'
import { createTestRepository } from '../testing/test-repository.ts'

const repository = createTestRepository()
let provider: Server
let isAway: boolean
let issuer: string
let host: Awaited<ReturnType<typeof startHost>>
const log = jest.spyOn(console, 'error')

beforeEach(async () => {
  isAway = false
  log.mockReset().mockReturnValue(undefined)
  provider = createServer((_request, response) => {
    const document = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/tokens`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/certs`,
    }
    response.writeHead(isAway ? 503 : 200).end(JSON.stringify(document))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(async () => {
  await host.close()
  await new Promise((resolve) => provider.close(resolve))
})

async function authOfPage(variables: Record<string, string> = {}): Promise<PortalConfig['auth']> {
  host = await startHost({
    PORTAL_ROOT: repository.root,
    IDENTITY_DISCOVERY: 'on',
    IDENTITY_ISSUER: issuer,
    ...variables,
  })
  const html = await (await fetch(host.origin)).text()
  const [, config = ''] = /id="portal-config">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(config).auth
}

test('the page gets what the provider offers, and nothing that it does not', async () => {
  expect((await authOfPage()).endpoints).toEqual({
    authorize: `${issuer}/auth`,
    token: `${issuer}/tokens`,
    userInfo: `${issuer}/me`,
    jwks: `${issuer}/certs`,
  })
})

test('with the host as vault, the page asks the host for tokens and for revocation', async () => {
  expect((await authOfPage({ TOKEN_VAULT: 'host' })).endpoints).toMatchObject({
    token: '/oauth2/token',
    revoke: '/oauth2/revoke',
  })
})

test('while the provider is unreachable, pages have the paths of Cognito and the log says why', async () => {
  isAway = true
  expect((await authOfPage()).endpoints).toMatchObject({
    authorize: `${issuer}/oauth2/authorize`,
    revoke: `${issuer}/oauth2/revoke`,
    logout: `${issuer}/logout`,
  })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('answers with status 503'))
})
