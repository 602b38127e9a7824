import { join } from 'node:path'
import { accessTokenSettings } from '@portal/server-common/access/access-token-settings.ts'
import { providerSettings } from '@portal/server-common/identity/provider-settings.ts'
import {
  ACCESS_TOKEN_VARIABLES,
  type ProviderVariables,
} from '@portal/server-common/identity/provider-variables.ts'
import { readVariables } from '@portal/server-common/read-variables.ts'
import {
  SERVER_VARIABLES,
  type ServerSettings,
  serverSettings,
} from '@portal/server-common/server-settings.ts'
import { z } from 'zod'
import { POLICY_VARIABLES, policiesOf, type ReleasePolicies } from '../operations/release-policies.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const name = (standard: string) => z.string().min(1).default(standard)

const Variables = z.object({
  ...SERVER_VARIABLES,
  RELEASE_PORT: z.coerce.number().int().min(1).max(65_535).default(9003),
  RELEASE_STORE: z.string().min(1),
  /** The environment of commands that name none. */
  RELEASE_ENVIRONMENT: name('demo'),
  /** File with the private key for signing releases (PEM). */
  RELEASE_SIGNING_KEY: z.string().min(1),
  /** File with the trusted public keys; by default that of the signing key. */
  RELEASE_TRUSTED_KEYS: z.string().min(1).optional(),
  ...POLICY_VARIABLES,
  /** File with the tokens of build servers (JSON). */
  RELEASE_TOKENS: z.string().min(1).optional(),
  /** Key with which hosts authenticate the health reports of pages. */
  RELEASE_HEALTH_KEY: z.string().min(16).optional(),
  /** Folder for the health reports on running canaries. */
  RELEASE_DATA_DIR: z.string().min(1).optional(),
  /** File with the addresses for release events (JSON). */
  RELEASE_WEBHOOKS: z.string().min(1).optional(),
  /** How often canaries are judged, and releases looked for to send events. */
  RELEASE_ANALYSIS_SECONDS: z.coerce.number().min(0.1).max(3600).default(5),
  PORTAL_ORIGIN: httpUrl.default('http://localhost:9000'),
  API_URL: httpUrl.default('http://localhost:9002'),
  ACCOUNT_ID: name('c2p-demo'),
  ...ACCESS_TOKEN_VARIABLES,
  CLIENT_ID: name('operations-portal'),
  CLI_CLIENT_ID: name('operations-portal-cli'),
})

interface AnalysisSettings {
  readonly key: string
  readonly folder: string
  readonly everyMs: number
}

interface WebhookSettings {
  readonly file: string
  readonly folder: string
  readonly everyMs: number
}

export interface ServiceSettings {
  readonly port: number
  readonly store: string
  /** The environment of commands that name none. */
  readonly environment: string
  readonly signingKey: string
  readonly trustedKeys: string
  readonly policies: ReleasePolicies
  readonly tokens: string | undefined
  /** The portal's public address, also used in override links. */
  readonly portalOrigin: string
  /** The API that knows people's permissions. */
  readonly apiUrl: string
  readonly accountId: string
  /** The issuer of people's tokens. */
  readonly issuer: string
  /** What the issuer offers, and how its access tokens are told from others. */
  readonly provider: ProviderVariables
  readonly accessTokens: ReturnType<typeof accessTokenSettings>
  /** The OpenID client of the command line. */
  readonly cliClientId: string
  /** The clients whose tokens are accepted. */
  readonly clients: readonly string[]
  /** Settings for judging canaries; `undefined` turns that off. */
  readonly analysis: AnalysisSettings | undefined
  readonly webhooks: WebhookSettings | undefined
  readonly server: ServerSettings
}

function analysisSettings(given: z.infer<typeof Variables>): AnalysisSettings | undefined {
  const { RELEASE_HEALTH_KEY: key, RELEASE_DATA_DIR: folder, RELEASE_ANALYSIS_SECONDS: seconds } = given
  if (key === undefined) return undefined
  if (folder === undefined) throw new Error('If RELEASE_HEALTH_KEY is set, RELEASE_DATA_DIR is required too.')
  return { key, folder, everyMs: seconds * 1000 }
}

function webhookSettings(given: z.infer<typeof Variables>): WebhookSettings | undefined {
  const { RELEASE_WEBHOOKS: file, RELEASE_DATA_DIR: folder, RELEASE_ANALYSIS_SECONDS: seconds } = given
  if (file === undefined) return undefined
  if (folder === undefined) throw new Error('If RELEASE_WEBHOOKS is set, RELEASE_DATA_DIR is required too.')
  // No environment has this name, so the folder of reports is another one.
  return { file, folder: join(folder, '.webhooks'), everyMs: seconds * 1000 }
}

/** Settings from the environment. Throws an error whose message is one sentence naming the invalid variable. */
export function readSettings(environment: NodeJS.ProcessEnv): ServiceSettings {
  const given = readVariables(Variables, environment)
  const provider = providerSettings(environment)
  return {
    port: given.RELEASE_PORT,
    store: given.RELEASE_STORE,
    environment: given.RELEASE_ENVIRONMENT,
    signingKey: given.RELEASE_SIGNING_KEY,
    trustedKeys: given.RELEASE_TRUSTED_KEYS ?? given.RELEASE_SIGNING_KEY,
    policies: policiesOf({
      ...given,
      // Without health reports nothing could be judged.
      ...(given.RELEASE_HEALTH_KEY === undefined && { RELEASE_WATCH: 'off' }),
    }),
    tokens: given.RELEASE_TOKENS,
    portalOrigin: given.PORTAL_ORIGIN,
    apiUrl: given.API_URL,
    accountId: given.ACCOUNT_ID,
    issuer: provider.IDENTITY_ISSUER,
    provider,
    accessTokens: accessTokenSettings(given),
    cliClientId: given.CLI_CLIENT_ID,
    clients: [given.CLIENT_ID, given.CLI_CLIENT_ID],
    analysis: analysisSettings(given),
    webhooks: webhookSettings(given),
    server: serverSettings(given),
  }
}
