import { X509Certificate } from 'node:crypto'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { z } from 'zod'
import type { DataBody } from '../database/tables.ts'
import { isWeak } from './key-strength.ts'

const Certificates = z.object({
  keys: z.array(
    z.looseObject({
      keyId: z.string(),
      certificatePem: z.string(),
      status: z.enum(['ACTIVE', 'RETIRED']),
      validTo: z.coerce.date(),
    }),
  ),
})

/** The certificates of a subject's `key` part. */
export const certificatesOf = (body: DataBody | undefined) => Certificates.safeParse(body).data?.keys ?? []

/** When the first certificate in use expires. */
export function firstExpiry(body: DataBody | undefined): Date | null {
  const times = certificatesOf(body)
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ validTo }) => validTo.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** Facts derived from a certificate rather than typed in. */
const factsOf = ({ fingerprint256, subject, validFrom, validTo }: X509Certificate) => ({
  fingerprintSha256: fingerprint256,
  // Despite its type, it is undefined if the certificate has only alternative names.
  subjectDn: (subject ?? '').split('\n').join(', '),
  validFrom: new Date(validFrom).toISOString(),
  validTo: new Date(validTo).toISOString(),
})

function readCertificate(pem: string, source: string) {
  try {
    const certificate = new X509Certificate(pem)
    return { publicKey: certificate.publicKey, facts: factsOf(certificate) }
  } catch {
    throw new ApiError('VALIDATION_FAILED', {
      details: [fieldDetail(source, 'INVALID_VALUE', 'This certificate could not be read.')],
    })
  }
}

const Given = z.object({ keys: z.array(z.looseObject({ certificatePem: z.string(), status: z.string() })) })

/** Rejects certificates that are unreadable, weak or expired, and adds the facts they contain. */
export function withCertificateFacts(body: DataBody, now: Date): DataBody {
  const keys = Given.parse(body).keys.map((key, index) => {
    const source = `/keys/${index}/certificatePem`
    const { publicKey, facts } = readCertificate(key.certificatePem, source)
    if (isWeak(publicKey)) {
      throw new ApiError('KEY_WEAK', {
        details: [fieldDetail(source, 'KEY_WEAK', 'The key of this certificate is too weak.')],
      })
    }
    if (key.status === 'ACTIVE' && new Date(facts.validTo) <= now) {
      throw new ApiError('KEY_EXPIRED', {
        details: [
          fieldDetail(source, 'KEY_EXPIRED', 'This certificate has expired. Retire it or enter a newer one.'),
        ],
      })
    }
    return { ...key, ...facts }
  })
  return { ...body, keys }
}
