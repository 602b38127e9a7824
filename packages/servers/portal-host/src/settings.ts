import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ENVIRONMENTS } from '@portal/contract/accounts/account.ts'
import { type PortalConfig, TOKEN_VAULTS, type TokenVaultKind } from '@portal/contract/portal-config.ts'
import { DEFAULT_SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import { providerSettings } from '@portal/server-common/identity/provider-settings.ts'
import type { ProviderVariables } from '@portal/server-common/identity/provider-variables.ts'
import { readVariables } from '@portal/server-common/read-variables.ts'
import { requireSecureAddresses } from '@portal/server-common/secure-addresses.ts'
import {
  SERVER_VARIABLES,
  type ServerSettings,
  serverSettings,
} from '@portal/server-common/server-settings.ts'
import { z } from 'zod'
import type { HealthReceiver } from './health-report-sender.ts'
import { type SquadBackend, SquadBackends } from './squads/squad-backends.ts'

const thisRepository = fileURLToPath(new URL('../../../../', import.meta.url))

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

const Environment = z.object({
  ...SERVER_VARIABLES,
  PORTAL_PORT: z.coerce.number().int().min(1).max(65_535).default(9000),
  /** Address of this host for browsers. */
  PORTAL_ORIGIN: httpUrl.optional(),
  /** Folder with importmap.json and, as in the repository, the built bundles. */
  PORTAL_ROOT: z.string().min(1).default(thisRepository),
  /** Store with the releases to serve; without it, the bundles are served as built. */
  RELEASE_STORE: z.string().min(1).optional(),
  RELEASE_ENVIRONMENT: z.string().min(1).default('demo'),
  /** File with the trusted public keys (PEM). */
  RELEASE_TRUSTED_KEYS: z.string().min(1).optional(),
  /** This host's own folder for what it has read from the store. */
  RELEASE_NEAR: z.string().min(1).optional(),
  /** Key that authenticates health reports of pages; the same for all hosts. */
  RELEASE_SESSION_SECRET: z.string().min(16).optional(),
  /** Address of the release service, and the key for sending it health reports. */
  RELEASE_SERVICE_URL: httpUrl.optional(),
  RELEASE_HEALTH_KEY: z.string().min(16).optional(),
  API_URL: httpUrl.default('http://localhost:9002'),
  /** How long the product API may take until its answer starts. */
  API_TIMEOUT_MS: z.coerce.number().int().min(1).default(30_000),
  /** Backends with calls of squads: `name=address`, separated by commas. */
  SQUAD_BACKENDS: SquadBackends,
  /** Address for uploads, when the product API keeps files in a bucket. */
  STORAGE_ORIGIN: httpUrl.optional(),
  /** Where the tokens are kept: in the page or on this host. */
  TOKEN_VAULT: z.enum(TOKEN_VAULTS).default('browser'),
  CLIENT_ID: z.string().min(1).default('operations-portal'),
  ACCOUNT_ID: z.string().min(3).default('c2p-demo'),
  ACCOUNT_ENVIRONMENT: z.enum(ENVIRONMENTS).default('SANDBOX'),
  SYSTEM_SUBJECT_ID: z.string().min(1).default(DEFAULT_SYSTEM_SUBJECT_ID),
  PRODUCT_TITLE: z.string().min(1).max(40).default('Operations portal'),
})

interface ReleaseSettings {
  readonly store: string
  readonly environment: string
  readonly trustedKeys: string
  readonly near: string
  readonly sessionSecret: string
  /** The service that judges canaries by the health reports of pages; without it, pages send none. */
  readonly healthReceiver: HealthReceiver | undefined
}

export interface HostSettings {
  readonly port: number
  readonly origin: string | undefined
  readonly root: string
  readonly apiUrl: string
  readonly apiTimeoutMs: number
  readonly squadBackends: readonly SquadBackend[]
  readonly storageOrigin: string | undefined
  /** Source of the releases; without it, the bundles are served as built. */
  readonly releases: ReleaseSettings | undefined
  /** Address of the release service, if there is one. */
  readonly releaseServiceUrl: string | undefined
  readonly identity: {
    readonly provider: ProviderVariables
    readonly clientId: string
    readonly vault: TokenVaultKind
  }
  /** What the page knows besides the provider. */
  readonly portal: Omit<PortalConfig, 'auth'>
  readonly server: ServerSettings
}

function releaseSettings(given: z.infer<typeof Environment>): ReleaseSettings | undefined {
  if (given.RELEASE_STORE === undefined) return undefined
  if (given.RELEASE_TRUSTED_KEYS === undefined || given.RELEASE_NEAR === undefined)
    throw new Error('If RELEASE_STORE is set, RELEASE_TRUSTED_KEYS and RELEASE_NEAR are required too.')
  const [url, key] = [given.RELEASE_SERVICE_URL, given.RELEASE_HEALTH_KEY]
  return {
    store: given.RELEASE_STORE,
    environment: given.RELEASE_ENVIRONMENT,
    trustedKeys: given.RELEASE_TRUSTED_KEYS,
    near: given.RELEASE_NEAR,
    sessionSecret: given.RELEASE_SESSION_SECRET ?? randomBytes(32).toString('base64url'),
    healthReceiver: url !== undefined && key !== undefined ? { url, key } : undefined,
  }
}

/** Settings from the environment. Throws an error whose message is one sentence naming the invalid variable. */
export function readSettings(environment: NodeJS.ProcessEnv): HostSettings {
  const given = readVariables(Environment, environment)
  const { PORTAL_ORIGIN, STORAGE_ORIGIN } = given
  requireSecureAddresses(given.ACCOUNT_ENVIRONMENT, { PORTAL_ORIGIN, STORAGE_ORIGIN })
  return {
    port: given.PORTAL_PORT,
    origin: given.PORTAL_ORIGIN,
    root: given.PORTAL_ROOT,
    apiUrl: given.API_URL,
    apiTimeoutMs: given.API_TIMEOUT_MS,
    squadBackends: given.SQUAD_BACKENDS,
    storageOrigin: given.STORAGE_ORIGIN,
    releases: releaseSettings(given),
    releaseServiceUrl: given.RELEASE_SERVICE_URL,
    identity: {
      provider: providerSettings(environment),
      clientId: given.CLIENT_ID,
      vault: given.TOKEN_VAULT,
    },
    server: serverSettings(given),
    portal: {
      accountId: given.ACCOUNT_ID,
      environment: given.ACCOUNT_ENVIRONMENT,
      productTitle: given.PRODUCT_TITLE,
      systemSubjectId: given.SYSTEM_SUBJECT_ID,
      apiBase: '/api',
      releaseEnvironment: given.RELEASE_SERVICE_URL && given.RELEASE_ENVIRONMENT,
    },
  }
}
