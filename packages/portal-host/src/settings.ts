import { fileURLToPath } from 'node:url'
import { ENVIRONMENTS } from '@portal/contract/accounts/account.ts'
import { type PortalConfig, TOKEN_VAULTS } from '@portal/contract/portal-config.ts'
import { DEFAULT_SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import { SERVER_VARIABLES, type ServerSettings, serverSettings } from '@portal/server-kit/server-settings.ts'
import { z } from 'zod'

const thisRepository = fileURLToPath(new URL('../../../', import.meta.url))

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

const Environment = z.object({
  ...SERVER_VARIABLES,
  PORTAL_PORT: z.coerce.number().int().min(1).max(65_535).default(9000),
  /** Where browsers reach this host. */
  PORTAL_ORIGIN: httpUrl.optional(),
  /** Folder with importmap.json and, as in the repository, the built bundles. */
  PORTAL_ROOT: z.string().min(1).default(thisRepository),
  API_URL: httpUrl.default('http://localhost:9002'),
  /** How long the product API may take until its answer begins. */
  API_TIMEOUT_MS: z.coerce.number().int().min(1).default(30_000),
  IDENTITY_ISSUER: httpUrl.default('http://localhost:9001'),
  /** Where the provider's OAuth paths lie; hosted providers have them on another host than the issuer. */
  IDENTITY_DOMAIN: httpUrl.optional(),
  /** Where uploads are sent, when the product API keeps files in a bucket. */
  STORAGE_ORIGIN: httpUrl.optional(),
  /** Who keeps the tokens: the page, or this host. */
  TOKEN_VAULT: z.enum(TOKEN_VAULTS).default('browser'),
  CLIENT_ID: z.string().min(1).default('operations-portal'),
  ACCOUNT_ID: z.string().min(3).default('c2p-demo'),
  ACCOUNT_ENVIRONMENT: z.enum(ENVIRONMENTS).default('SANDBOX'),
  SYSTEM_SUBJECT_ID: z.string().min(1).default(DEFAULT_SYSTEM_SUBJECT_ID),
  PRODUCT_TITLE: z.string().min(1).max(40).default('Operations portal'),
})

export interface HostSettings {
  readonly port: number
  readonly origin: string | undefined
  readonly root: string
  readonly apiUrl: string
  readonly apiTimeoutMs: number
  readonly storageOrigin: string | undefined
  /** Where the provider itself takes what the page sends here, when this host keeps the tokens. */
  readonly identity: { readonly token: string; readonly revoke: string; readonly userInfo: string }
  readonly portal: PortalConfig
  readonly server: ServerSettings
}

/** Settings from the environment. Throws one sentence that names what is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): HostSettings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}`)
  }
  const given = parsed.data
  const domain = given.IDENTITY_DOMAIN ?? given.IDENTITY_ISSUER
  const identity = {
    token: `${domain}/oauth2/token`,
    revoke: `${domain}/oauth2/revoke`,
    userInfo: `${domain}/oauth2/userInfo`,
  }
  const asked = given.TOKEN_VAULT === 'host' ? { token: '/oauth2/token', revoke: '/oauth2/revoke' } : identity
  return {
    port: given.PORTAL_PORT,
    origin: given.PORTAL_ORIGIN,
    root: given.PORTAL_ROOT,
    apiUrl: given.API_URL,
    apiTimeoutMs: given.API_TIMEOUT_MS,
    storageOrigin: given.STORAGE_ORIGIN,
    identity,
    server: serverSettings(given),
    portal: {
      accountId: given.ACCOUNT_ID,
      environment: given.ACCOUNT_ENVIRONMENT,
      productTitle: given.PRODUCT_TITLE,
      systemSubjectId: given.SYSTEM_SUBJECT_ID,
      apiBase: '/api',
      auth: {
        issuer: given.IDENTITY_ISSUER,
        clientId: given.CLIENT_ID,
        scopes: 'openid system/operation',
        endpoints: {
          authorize: `${domain}/oauth2/authorize`,
          ...asked,
          userInfo: identity.userInfo,
          logout: `${domain}/logout`,
          jwks: `${given.IDENTITY_ISSUER}/.well-known/jwks.json`,
        },
        algorithms: ['RS256'],
        refreshIntervalMs: 240_000,
        refreshCookieDays: 30,
        vault: given.TOKEN_VAULT,
      },
    },
  }
}
