import { z } from 'zod'
import { accessTokenSettings } from '../access/access-token-settings.ts'
import type { PeopleSettings } from '../access/people.ts'
import { providerSettings } from '../identity/provider-settings.ts'
import { ACCESS_TOKEN_VARIABLES } from '../identity/provider-variables.ts'
import { LOG_LEVELS, type LogLevel } from '../log.ts'
import { readVariables } from '../read-variables.ts'
import { SERVER_VARIABLES, type ServerSettings, serverSettings } from '../server-settings.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

const Variables = z.object({
  ...SERVER_VARIABLES,
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(9501),
  API_URL: httpUrl.default('http://localhost:9002'),
  ACCOUNT_ID: z.string().min(1).default('c2p-demo'),
  CLIENT_ID: z.string().min(1).default('operations-portal'),
  ...ACCESS_TOKEN_VARIABLES,
  /** The limit of calls per operator, for each process. */
  CALLS_PER_SECOND: z.coerce.number().int().min(1).default(50),
  /** Concurrent calls. */
  MAX_CONCURRENT_CALLS: z.coerce.number().int().min(1).default(100),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
})

export interface BackendSettings {
  readonly port: number
  readonly people: PeopleSettings
  readonly callsPerSecond: number
  readonly maxConcurrentCalls: number
  readonly logLevel: LogLevel
  readonly server: ServerSettings
}

/** Settings of a squad's backend from the environment. Throws a one-sentence error that names an invalid one. */
export function readBackendSettings(environment: NodeJS.ProcessEnv): BackendSettings {
  const given = readVariables(Variables, environment)
  const provider = providerSettings(environment)
  return {
    port: given.BACKEND_PORT,
    people: {
      apiUrl: given.API_URL,
      accountId: given.ACCOUNT_ID,
      issuer: provider.IDENTITY_ISSUER,
      clients: [given.CLIENT_ID],
      provider,
      accessTokens: accessTokenSettings(given),
    },
    callsPerSecond: given.CALLS_PER_SECOND,
    maxConcurrentCalls: given.MAX_CONCURRENT_CALLS,
    logLevel: given.LOG_LEVEL,
    server: serverSettings(given),
  }
}
