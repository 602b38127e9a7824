import { PAGE_DATA, type PortalConfig } from '@portal/contract/portal-config.ts'

/** What the portal host writes into the page; the session module reads it when it is first imported. */
const config: PortalConfig = {
  accountId: 'c2p-demo',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  apiBase: '/api',
  auth: {
    issuer: 'http://localhost:9001',
    clientId: 'operations-portal',
    scopes: 'openid system/operation',
    endpoints: {
      authorize: 'http://localhost:9001/oauth2/authorize',
      token: 'http://localhost:9001/oauth2/token',
      userInfo: 'http://localhost:9001/oauth2/userInfo',
      revoke: 'http://localhost:9001/oauth2/revoke',
      logout: 'http://localhost:9001/logout',
      jwks: 'http://localhost:9001/.well-known/jwks.json',
    },
    algorithms: ['RS256'],
    refreshIntervalMs: 240_000,
    refreshCookieDays: 30,
    vault: 'browser',
  },
}

const block = document.createElement('script')
block.type = 'application/json'
block.id = PAGE_DATA.config
block.textContent = JSON.stringify(config)
document.head.append(block)
