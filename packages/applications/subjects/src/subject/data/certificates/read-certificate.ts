import {
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509Certificate,
} from '@peculiar/x509'
import type { CERTIFICATE_PURPOSES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { z } from 'zod'

export type CertificatePurpose = (typeof CERTIFICATE_PURPOSES)[number]

/** What a certificate says about itself. */
export interface CertificateFacts {
  readonly subject: string
  readonly issuer: string
  readonly validFrom: string
  readonly validTo: string
  /** Such as "RSA, 2048 bits". */
  readonly key: string
  /** The uses that it names; none means any. */
  readonly uses: readonly string[]
  /** The purposes that its uses rule out. */
  readonly unfit: readonly CertificatePurpose[]
}

const Algorithm = z.object({
  name: z.string(),
  modulusLength: z.number().optional(),
  namedCurve: z.string().optional(),
})

function keyOf(certificate: X509Certificate): string {
  const { name, modulusLength, namedCurve } = Algorithm.parse(certificate.publicKey.algorithm)
  if (modulusLength) return `RSA, ${modulusLength} bits`
  return namedCurve && namedCurve !== name ? `Elliptic curve, ${namedCurve}` : name
}

const { digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment, keyAgreement } = KeyUsageFlags

const FLAG_WORDS: readonly (readonly [number, string])[] = [
  [digitalSignature, 'digital signature'],
  [nonRepudiation, 'non-repudiation'],
  [keyEncipherment, 'key encipherment'],
  [dataEncipherment, 'data encipherment'],
  [keyAgreement, 'key agreement'],
  [KeyUsageFlags.keyCertSign, 'signing certificates'],
  [KeyUsageFlags.cRLSign, 'signing revocation lists'],
]

const EXTENDED_WORDS = new Map<string, string>([
  [ExtendedKeyUsage.clientAuth, 'TLS client'],
  [ExtendedKeyUsage.serverAuth, 'TLS server'],
  [ExtendedKeyUsage.codeSigning, 'code signing'],
  [ExtendedKeyUsage.emailProtection, 'email'],
  [ExtendedKeyUsage.timeStamping, 'time stamping'],
  [ExtendedKeyUsage.ocspSigning, 'OCSP signing'],
])

/** The key usages of which a purpose needs at least one. */
const NEEDED: Readonly<Record<CertificatePurpose, number>> = {
  TLS_CLIENT: digitalSignature | keyAgreement,
  SIGNING: digitalSignature | nonRepudiation,
  ENCRYPTION: keyEncipherment | dataEncipherment | keyAgreement,
}

function factsOf(certificate: X509Certificate): CertificateFacts {
  const flags = certificate.getExtension(KeyUsagesExtension)?.usages
  const extended = certificate.getExtension(ExtendedKeyUsageExtension)?.usages.map(String)
  const isFit = (purpose: CertificatePurpose) =>
    (flags === undefined || (flags & NEEDED[purpose]) !== 0) &&
    (purpose !== 'TLS_CLIENT' || extended === undefined || isOneOf(extended, ExtendedKeyUsage.clientAuth))
  const purposes: readonly CertificatePurpose[] = ['TLS_CLIENT', 'SIGNING', 'ENCRYPTION']
  return {
    subject: certificate.subject,
    issuer: certificate.issuer === certificate.subject ? 'Self-signed' : certificate.issuer,
    validFrom: certificate.notBefore.toISOString(),
    validTo: certificate.notAfter.toISOString(),
    key: keyOf(certificate),
    uses: [
      ...FLAG_WORDS.filter(([flag]) => flags !== undefined && (flags & flag) !== 0).map(([, word]) => word),
      ...(extended ?? []).map((oid) => EXTENDED_WORDS.get(oid) ?? oid),
    ],
    unfit: purposes.filter((purpose) => !isFit(purpose)),
  }
}

/** Reads a certificate in PEM format; undefined for any other text. */
export function readCertificate(pem: string): CertificateFacts | undefined {
  try {
    return factsOf(new X509Certificate(pem))
  } catch {
    return undefined
  }
}

/** Converts a binary certificate file to PEM format; undefined for any other file. */
export function pemOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new X509Certificate(bytes).toString('pem')
  } catch {
    return undefined
  }
}
