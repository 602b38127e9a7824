import { ENVIRONMENTS, type Environment } from '@portal/contract/accounts/account.ts'
import { readVariables } from '@portal/server-common/read-variables.ts'
import { requireSecureAddresses } from '@portal/server-common/secure-addresses.ts'
import {
  SERVER_VARIABLES,
  type ServerSettings,
  serverSettings,
} from '@portal/server-common/server-settings.ts'
import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const day = 24 * 3600
const seconds = (standard: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(1).max(most).default(standard)

const Variables = z.object({
  ...SERVER_VARIABLES,
  DATABASE_URL: z.string().min(1),
  IDENTITY_PORT: z.coerce.number().int().min(1).max(65_535).default(9001),
  IDENTITY_ISSUER: httpUrl.optional(),
  PORTAL_ORIGIN: httpUrl.default('http://localhost:9000'),
  /** Origins on developers' machines that run applications from source against this portal. */
  DEVELOPMENT_ORIGINS: z
    .string()
    .regex(
      /^http:\/\/localhost:\d+(,http:\/\/localhost:\d+)*$/,
      'Must be origins such as http://localhost:9700',
    )
    .optional(),
  CLIENT_ID: z.string().min(1).default('operations-portal'),
  CLI_CLIENT_ID: z.string().min(1).default('operations-portal-cli'),
  PRODUCT_TITLE: z.string().min(1).max(40).default('Operations portal'),
  ACCOUNT_ENVIRONMENT: z.enum(ENVIRONMENTS).default('SANDBOX'),
  PORTAL_DEMO_PASSWORD: z.string().min(1).optional(),
  // The product API remembers ended sessions for a day.
  TOKEN_LIFETIME_SECONDS: seconds(3600, day),
  SESSION_LIFETIME_SECONDS: seconds(day / 2),
  SESSION_IDLE_SECONDS: seconds(3600),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  IDENTITY_TEST_SWITCHES: z.stringbool().default(false),
})

/** How long users stay signed in, in seconds. */
export interface SessionLimits {
  /** Since the password was entered. */
  readonly lifetime: number
  /** Since the last token renewal. */
  readonly idle: number
}

export interface IdentitySettings {
  readonly databaseUrl: string
  readonly port: number
  readonly issuer: string
  readonly portalOrigin: string
  /** Origins that people come from and return to: the portal, and portals under development. */
  readonly returnOrigins: readonly string[]
  readonly clientId: string
  /** The command line's client, for signing in on people's own machines. */
  readonly cliClientId: string
  readonly productTitle: string
  readonly environment: Environment
  /** The password of demo accounts that have no password of their own. */
  readonly demoPassword: string | undefined
  readonly tokenLifetime: number
  readonly session: SessionLimits
  /** How many sign-ins one address may start. */
  readonly signInsPerMinute: number
  /** Lets tests make this provider misbehave; never for operators. */
  readonly testSwitches: boolean
  readonly server: ServerSettings
}

/**
 * Settings for demos and tests would open a provider to everyone, addresses without TLS to listeners. Throws a
 * one-sentence error.
 */
function refuseForProduction(given: z.infer<typeof Variables>): void {
  const forbidden = [
    ['PORTAL_DEMO_PASSWORD', given.PORTAL_DEMO_PASSWORD !== undefined],
    ['IDENTITY_TEST_SWITCHES', given.IDENTITY_TEST_SWITCHES],
    ['DEVELOPMENT_ORIGINS', given.DEVELOPMENT_ORIGINS !== undefined],
  ] as const
  const [name] = forbidden.find(([, isSet]) => isSet) ?? []
  if (name) throw new Error(`${name} is not allowed when ACCOUNT_ENVIRONMENT is PRODUCTION. Remove it.`)
  const { IDENTITY_ISSUER, PORTAL_ORIGIN } = given
  requireSecureAddresses('PRODUCTION', { IDENTITY_ISSUER, PORTAL_ORIGIN })
}

/** Settings from the environment. Throws an error whose message is one sentence naming the invalid variable. */
export function readSettings(environment: NodeJS.ProcessEnv): IdentitySettings {
  const given = readVariables(Variables, environment)
  if (given.ACCOUNT_ENVIRONMENT === 'PRODUCTION') refuseForProduction(given)
  return {
    databaseUrl: given.DATABASE_URL,
    port: given.IDENTITY_PORT,
    issuer: given.IDENTITY_ISSUER ?? `http://localhost:${given.IDENTITY_PORT}`,
    portalOrigin: given.PORTAL_ORIGIN,
    returnOrigins: [given.PORTAL_ORIGIN, ...(given.DEVELOPMENT_ORIGINS?.split(',') ?? [])],
    clientId: given.CLIENT_ID,
    cliClientId: given.CLI_CLIENT_ID,
    productTitle: given.PRODUCT_TITLE,
    environment: given.ACCOUNT_ENVIRONMENT,
    demoPassword: given.PORTAL_DEMO_PASSWORD,
    tokenLifetime: given.TOKEN_LIFETIME_SECONDS,
    signInsPerMinute: given.SIGN_INS_PER_MINUTE,
    testSwitches: given.IDENTITY_TEST_SWITCHES,
    server: serverSettings(given),
    session: { lifetime: given.SESSION_LIFETIME_SECONDS, idle: given.SESSION_IDLE_SECONDS },
  }
}
