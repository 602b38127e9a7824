import { z } from 'zod'
import { line, timestamp, uniqueIn } from '../formats.ts'
import { CERTIFICATE_PURPOSES, CERTIFICATE_STATUSES } from './subject-vocabulary.ts'

const certificatePem = z
  .string()
  .trim()
  .max(16_384)
  .refine((text) => !text.includes('PRIVATE KEY'), {
    error: 'Send only the certificate, never its private key',
    params: { reason: 'KEY_PRIVATE_MATERIAL' },
    abort: true,
  })
  .regex(
    /^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----$/,
    'Must be one certificate in PEM format',
  )

const certificateKey = z.strictObject({
  keyId: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[\w.:-]+$/, 'Use letters, digits and . _ : -'),
  purpose: z.enum(CERTIFICATE_PURPOSES),
  certificatePem,
  status: z.enum(CERTIFICATE_STATUSES).default('ACTIVE'),
  // Read from the certificate by the API; sent values are ignored.
  fingerprintSha256: z.string().max(100).optional(),
  subjectDn: line(0, 1000).optional(),
  validFrom: timestamp.optional(),
  validTo: timestamp.optional(),
})

/** A subject's X.509 certificates. */
export const certificateKeys = z.strictObject({
  keys: uniqueIn(z.array(certificateKey).max(10), 'keyId'),
})
