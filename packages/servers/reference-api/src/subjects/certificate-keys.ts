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

function readCertificate(pem: string, source: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new ApiError('VALIDATION_FAILED', {
      details: [fieldDetail(source, 'INVALID_VALUE', 'This certificate could not be read.')],
    })
  }
}

/** Facts derived from a certificate rather than typed in. */
function describeCertificate(certificate: X509Certificate) {
  return {
    fingerprintSha256: certificate.fingerprint256,
    subjectDn: certificate.subject.split('\n').join(', '),
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
  }
}

const Given = z.object({ keys: z.array(z.looseObject({ certificatePem: z.string(), status: z.string() })) })

/** Rejects certificates that are unreadable, weak or expired, and adds the facts they contain. */
export function withCertificateFacts(body: DataBody, now: Date): DataBody {
  const keys = Given.parse(body).keys.map((key, index) => {
    const source = `/keys/${index}/certificatePem`
    const certificate = readCertificate(key.certificatePem, source)
    if (isWeak(certificate.publicKey)) {
      throw new ApiError('KEY_WEAK', {
        details: [fieldDetail(source, 'KEY_WEAK', 'The key of this certificate is too weak.')],
      })
    }
    if (key.status === 'ACTIVE' && new Date(certificate.validTo) <= now) {
      throw new ApiError('KEY_EXPIRED', {
        details: [
          fieldDetail(source, 'KEY_EXPIRED', 'This certificate has expired. Retire it or enter a newer one.'),
        ],
      })
    }
    return { ...key, ...describeCertificate(certificate) }
  })
  return { ...body, keys }
}
