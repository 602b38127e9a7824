import { z } from 'zod'
import { uniqueIn, url } from '../formats.ts'
import { KEY_ALGORITHMS, KEY_USES } from './subject-vocabulary.ts'

const base64url = z
  .string()
  .max(2048)
  .regex(/^[A-Za-z0-9_-]+$/, 'Must be base64url')

const forbidden = z
  .unknown()
  .refine(() => false, { error: 'Send public keys only', params: { reason: 'KEY_PRIVATE_MATERIAL' } })
  .meta({ not: {} })
  .optional()

/** JWK members that must never be sent to us (RFC 7518, section 6). */
const privateMembers = {
  d: forbidden,
  p: forbidden,
  q: forbidden,
  dp: forbidden,
  dq: forbidden,
  qi: forbidden,
  k: forbidden,
}

const commonMembers = {
  ...privateMembers,
  kid: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[\w.:~-]+$/, 'Use letters, digits and . _ : ~ -'),
  use: z.enum(KEY_USES),
  /** RFC 7638; calculated by the API, sent values are ignored. */
  thumbprint: base64url.optional(),
}

const jwk = z.discriminatedUnion('kty', [
  z.strictObject({
    kty: z.literal('RSA'),
    ...commonMembers,
    alg: z.enum(KEY_ALGORITHMS.RSA),
    n: base64url,
    e: base64url,
  }),
  z.strictObject({
    kty: z.literal('EC'),
    ...commonMembers,
    alg: z.enum(KEY_ALGORITHMS.EC),
    crv: z.enum(['P-256', 'P-384']),
    x: base64url,
    y: base64url,
  }),
  z.strictObject({
    kty: z.literal('OKP'),
    ...commonMembers,
    alg: z.enum(KEY_ALGORITHMS.OKP),
    crv: z.literal('Ed25519'),
    x: base64url,
  }),
])

/** A subject's public keys: a URL to fetch them from, or the keys themselves. */
export const jwkSet = z
  .strictObject({
    jwksUri: url.optional(),
    keys: uniqueIn(z.array(jwk).max(10), 'kid').default([]),
  })
  .refine(({ jwksUri, keys }) => (jwksUri === undefined) !== (keys.length === 0), {
    path: ['keys'],
    error: 'Give either the address of a key set or at least one key',
    params: { reason: 'REQUIRED' },
  })
