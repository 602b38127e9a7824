import { z } from 'zod'
import { TOKEN_KINDS } from '../access/token-kind.ts'

/** Only public key signatures. None uses a secret, so no public key can be passed off as one. */
export const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const

export type Algorithm = (typeof ALGORITHMS)[number]

const httpUrl = z.url({ protocol: /^https?$/ })
const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item).min(1))

/** An address, or `off` where the provider must not be asked. */
const optionalUrl = z.union([z.literal('off'), httpUrl]).optional()

/** Variables that say where the identity provider is and, where discovery does not, what it offers. */
export const PROVIDER_VARIABLES = {
  /** Compared exactly with `iss` in tokens, including a slash at the end. */
  IDENTITY_ISSUER: httpUrl.default('http://localhost:9001'),
  IDENTITY_DISCOVERY: z.enum(['on', 'off']).default('on'),
  /** Base of Cognito's paths; hosted pools have them on a different host from the issuer. */
  IDENTITY_DOMAIN: httpUrl.transform((text) => text.replace(/\/$/, '')).optional(),
  IDENTITY_AUTHORIZE_URL: httpUrl.optional(),
  IDENTITY_TOKEN_URL: httpUrl.optional(),
  IDENTITY_USER_INFO_URL: httpUrl.optional(),
  IDENTITY_USER_INFO_METHOD: z.enum(['GET', 'POST']).default('POST'),
  IDENTITY_REVOKE_URL: optionalUrl,
  IDENTITY_LOGOUT_URL: optionalUrl,
  IDENTITY_LOGOUT_PARAMETERS: z.enum(['standard', 'cognito']).optional(),
  IDENTITY_KEYS_URL: httpUrl.optional(),
  IDENTITY_SCOPES: listOf(z.string()).optional(),
  IDENTITY_ALGORITHMS: listOf(z.enum(ALGORITHMS)).optional(),
}

/** Variables for distinguishing the provider's access tokens from other tokens. */
export const ACCESS_TOKEN_VARIABLES = {
  ACCESS_TOKEN_KIND: z.enum(TOKEN_KINDS).optional(),
  ACCESS_TOKEN_AUDIENCE: z.string().min(1).optional(),
  ACCESS_TOKEN_SCOPE: z.string().min(1).default('system/operation'),
}

export type AccessTokenVariables = z.output<z.ZodObject<typeof ACCESS_TOKEN_VARIABLES>>

export type ProviderVariables = z.output<z.ZodObject<typeof PROVIDER_VARIABLES>>
