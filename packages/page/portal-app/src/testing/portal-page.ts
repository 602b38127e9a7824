import { PAGE_DATA, type PortalConfig } from '@portal/contract/portal-config.ts'

/** The API that some packages start for their tests; others use none. */
const { url = '/api', issuer = 'http://localhost:9001' } = JSON.parse(process.env.PAGE_API ?? '{}')

/** The data that the portal host writes into the page; the session module reads it on import. */
const config: PortalConfig = {
  accountId: 'c2p-demo',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  systemSubjectId: 'system',
  apiBase: url,
  auth: {
    issuer,
    clientId: 'operations-portal',
    scopes: 'openid system/operation',
    endpoints: {
      authorize: `${issuer}/oauth2/authorize`,
      token: `${issuer}/oauth2/token`,
      userInfo: `${issuer}/oauth2/userInfo`,
      revoke: `${issuer}/oauth2/revoke`,
      logout: `${issuer}/logout`,
      jwks: `${issuer}/.well-known/jwks.json`,
    },
    algorithms: ['RS256'],
    refreshIntervalMs: 240_000,
    refreshCookieDays: 30,
    vault: 'browser',
  },
}

function writeInto(id: string, data: unknown): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = id
  block.textContent = JSON.stringify(data)
  document.head.append(block)
}

writeInto(PAGE_DATA.config, config)
// The page contains only what is tested.
writeInto(PAGE_DATA.apps, [])
