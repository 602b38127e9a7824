import { createECDH } from 'node:crypto'
import type { DataBody } from '@portal/reference-api/database/tables.ts'
import type { DemoSubject } from './demo-business-data.ts'
import { demoCertificate } from './demo-certificate.ts'
import { daysBefore } from './demo-context.ts'
import { slugOf } from './demo-names.ts'

const CERTIFICATE_DAYS = 825

/** A public P-256 key. The private key is random and not stored. */
function publicKey({ dice }: DemoSubject, kid: string, use: 'sig' | 'enc'): DataBody {
  const exchange = createECDH('prime256v1')
  exchange.setPrivateKey(dice.bytes(32))
  const point = exchange.getPublicKey()
  return {
    kty: 'EC',
    kid,
    use,
    alg: use === 'sig' ? 'ES256' : 'ECDH-ES',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
}

/** `kid` of the signing key; `version` grows when keys are replaced. */
export const signingKid = ({ name }: DemoSubject, version = 1): string => `${slugOf(name)}-sig-${version}`

/** Keys at the subject's own URL, or listed here. */
export function jwkSet(subject: DemoSubject, version = 1): DataBody {
  if (subject.index % 5 === 4) return { jwksUri: `https://${subject.host}/.well-known/jwks.json` }
  return {
    keys: [
      publicKey(subject, signingKid(subject, version), 'sig'),
      publicKey(subject, `${slugOf(subject.name)}-enc-${version}`, 'enc'),
    ],
  }
}

/** A certificate in use that expires `daysLeft` after the base day. */
export function certificateKeys(subject: DemoSubject, daysLeft: number): DataBody {
  const { context, host, name, dice } = subject
  const validTo = daysBefore(context.base, -daysLeft)
  return {
    keys: [
      {
        keyId: `tls-${slugOf(name)}`,
        purpose: 'TLS_CLIENT',
        status: 'ACTIVE',
        certificatePem: demoCertificate({
          commonName: `client.${host}`,
          organization: name,
          validFrom: daysBefore(validTo, CERTIFICATE_DAYS),
          validTo,
          keySeed: dice.bytes(32),
        }),
      },
    ],
  }
}
