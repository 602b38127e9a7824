import { resolve } from 'node:path'
import { ENVIRONMENTS, type Environment } from '@portal/contract/accounts/account.ts'
import { DEFAULT_SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import { SubjectId } from '@portal/contract/subjects/subject-schemas.ts'
import { MAX_UPLOAD_BYTES } from '@portal/contract/tasks/upload.ts'
import { accessTokenSettings } from '@portal/server-common/access/access-token-settings.ts'
import type { TokenKind } from '@portal/server-common/access/token-kind.ts'
import { providerSettings } from '@portal/server-common/identity/provider-settings.ts'
import {
  ACCESS_TOKEN_VARIABLES,
  type ProviderVariables,
} from '@portal/server-common/identity/provider-variables.ts'
import { LOG_LEVELS, type LogLevel } from '@portal/server-common/log.ts'
import { readVariables } from '@portal/server-common/read-variables.ts'
import {
  SERVER_VARIABLES,
  type ServerSettings,
  serverSettings,
} from '@portal/server-common/server-settings.ts'
import { z } from 'zod'
import type { StorageSettings } from './storage/open-storage.ts'
import type { UploadQuotas } from './storage/upload-quota.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const MIB = 1024 * 1024
const MAX_UPLOAD_MIB = MAX_UPLOAD_BYTES / MIB
/** Room for `largest` files of the maximum size, and at least for one. */
const room = (largest: number) =>
  z.coerce
    .number()
    .int()
    .min(MAX_UPLOAD_MIB)
    .default(largest * MAX_UPLOAD_MIB)
const count = (standard: number) => z.coerce.number().int().min(1).default(standard)

const Variables = z.object({
  ...SERVER_VARIABLES,
  DATABASE_URL: z.string().min(1),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  API_PORT: z.coerce.number().int().min(1).max(65_535).default(9002),
  ...ACCESS_TOKEN_VARIABLES,
  /** `sub` when the provider has the ids of operators; else the claim with their email address. */
  OPERATOR_CLAIM: z.string().min(1).max(100).default('sub'),
  PORTAL_ORIGIN: httpUrl.default('http://localhost:9000'),
  PORTAL_HOST_URL: httpUrl.optional(),
  CLIENT_ID: z.string().min(1).default('operations-portal'),
  CLI_CLIENT_ID: z.string().min(1).default('operations-portal-cli'),
  ACCOUNT_ID: z
    .string()
    .regex(/^[a-z0-9-]{3,40}$/)
    .default('c2p-demo'),
  ACCOUNT_NAME: z.string().trim().min(1).max(60).optional(),
  ACCOUNT_ENVIRONMENT: z.enum(ENVIRONMENTS).optional(),
  PRODUCT_TITLE: z.string().min(1).max(40).optional(),
  SYSTEM_SUBJECT_ID: SubjectId.default(DEFAULT_SYSTEM_SUBJECT_ID),
  PORTAL_DEMO_PASSWORD: z.string().min(1).optional(),
  CALLS_PER_SECOND: count(50),
  MAX_CONCURRENT_CALLS: count(100),
  DATABASE_TIMEOUT_MS: count(5000),
  API_PUBLIC_URL: httpUrl.optional(),
  STORAGE_DIR: z.string().min(1).default('.data/storage'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ENDPOINT: httpUrl.optional(),
  UPLOADS_PER_OPERATOR: count(20),
  UPLOADS_PER_ACCOUNT: count(100),
  UPLOAD_MIB_PER_OPERATOR: room(4),
  UPLOAD_MIB_PER_ACCOUNT: room(20),
  TASK_LEASE_SECONDS: count(30),
  TRUSTED_KEYS_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('no-reply@program.example'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
})

export interface Settings {
  readonly databaseUrl: string
  /** A streaming replica of the database that lists may be read from. */
  readonly replicaUrl: string | undefined
  readonly port: number
  /** Accepted token issuer. */
  readonly issuer: string
  /** What the issuer offers, where it does not say so itself. */
  readonly provider: Omit<ProviderVariables, 'IDENTITY_ISSUER'>
  /**
   * The claim that identifies operators at their first sign-in: `sub` when it is their id here, otherwise one with
   * their email address.
   */
  readonly operatorClaim: string
  /** Accepted clients: the portal, and the command line used for releases. */
  readonly clients: readonly string[]
  /** How the provider marks access tokens; derived from the issuer's URL unless set. */
  readonly tokenKind: TokenKind | undefined
  /** Required audience of the tokens; any audience unless set. */
  readonly tokenAudience: string | undefined
  /** Required scope of the tokens. */
  readonly tokenScope: string
  /** URL of the portal that emails link to. */
  readonly portalOrigin: string
  /** Where the portal host tells which permissions applications declare; without it, there are none. */
  readonly portalHostUrl: string | undefined
  readonly accountId: string
  /** Name of the account, and title of the portal in emails; `undefined` keeps the current ones. */
  readonly accountName: string | undefined
  readonly productTitle: string | undefined
  /** Environment of the account; `undefined` keeps the current one and creates new accounts as sandboxes. */
  readonly environment: Environment | undefined
  /** Id of the account's SRC system, which holds its defaults. */
  readonly systemSubjectId: string
  /** Password of demo operators that have none of their own. */
  readonly demoPassword: string | undefined
  /** Calls that one operator may make per second. */
  readonly callsPerSecond: number
  /** Calls of all operators that one process handles at the same time; further calls are told to retry later. */
  readonly maxConcurrentCalls: number
  /** How long a call waits for the database, or for another writer of the same record, before it is told to retry. */
  readonly databaseTimeoutMs: number
  /** Public URL of this API; its own address unless set. */
  readonly publicUrl: string | undefined
  readonly storage: StorageSettings
  /** Limits for uploads that were announced but not used yet. */
  readonly uploadQuotas: UploadQuotas
  /** When a worker has been silent for this long, another one takes over its task. */
  readonly taskLeaseSeconds: number
  /** JSON file with the public keys of accounts whose packages are accepted, by the accepting account. */
  readonly trustedKeysFile: string | undefined
  /** Mail server and sender; without a server, emails stay in the outbox. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string }
  readonly logLevel: LogLevel
  readonly server: ServerSettings
}

/** Reads the settings from the environment. Throws a one-sentence error that names the invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = readVariables(Variables, environment)
  const { IDENTITY_ISSUER: issuer, ...provider } = providerSettings(environment)
  if (given.ACCOUNT_ENVIRONMENT === 'PRODUCTION' && given.PORTAL_DEMO_PASSWORD !== undefined)
    throw new Error('ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no PORTAL_DEMO_PASSWORD. Remove it.')
  return {
    databaseUrl: given.DATABASE_URL,
    replicaUrl: given.DATABASE_REPLICA_URL,
    port: given.API_PORT,
    issuer,
    provider,
    operatorClaim: given.OPERATOR_CLAIM,
    clients: [given.CLIENT_ID, given.CLI_CLIENT_ID],
    ...accessTokenSettings(given),
    portalOrigin: given.PORTAL_ORIGIN,
    portalHostUrl: given.PORTAL_HOST_URL,
    accountId: given.ACCOUNT_ID,
    accountName: given.ACCOUNT_NAME,
    productTitle: given.PRODUCT_TITLE,
    environment: given.ACCOUNT_ENVIRONMENT,
    systemSubjectId: given.SYSTEM_SUBJECT_ID,
    demoPassword: given.PORTAL_DEMO_PASSWORD,
    callsPerSecond: given.CALLS_PER_SECOND,
    maxConcurrentCalls: given.MAX_CONCURRENT_CALLS,
    databaseTimeoutMs: given.DATABASE_TIMEOUT_MS,
    publicUrl: given.API_PUBLIC_URL,
    storage: given.S3_BUCKET
      ? { s3: { bucket: given.S3_BUCKET, region: given.S3_REGION, endpoint: given.S3_ENDPOINT } }
      : { directory: resolve(given.STORAGE_DIR) },
    uploadQuotas: {
      operator: { count: given.UPLOADS_PER_OPERATOR, bytes: given.UPLOAD_MIB_PER_OPERATOR * MIB },
      account: { count: given.UPLOADS_PER_ACCOUNT, bytes: given.UPLOAD_MIB_PER_ACCOUNT * MIB },
    },
    taskLeaseSeconds: given.TASK_LEASE_SECONDS,
    trustedKeysFile: given.TRUSTED_KEYS_FILE,
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM },
    logLevel: given.LOG_LEVEL,
    server: serverSettings(given),
  }
}
