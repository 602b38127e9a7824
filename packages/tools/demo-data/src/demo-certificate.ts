import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** DER: tag, length, content (ITU-T X.690). */
function tlv(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...contents: Buffer[]) => tlv(0x30, ...contents)
const ED25519 = sequence(Buffer.from('06032b6570', 'hex'))
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const VERSION_3 = Buffer.from('a003020102', 'hex')

const attribute = (oid: string, text: string) =>
  tlv(0x31, sequence(Buffer.from(oid, 'hex'), tlv(0x0c, Buffer.from(text))))

const nameOf = ({ commonName, organization }: Owner) =>
  sequence(attribute('060355040a', organization), attribute('0603550403', commonName))

const utcTime = (time: Date) =>
  tlv(0x17, Buffer.from(`${time.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))

interface Owner {
  readonly commonName: string
  readonly organization: string
}

interface CertificateFacts extends Owner {
  readonly validFrom: Date
  readonly validTo: Date
  /** 32 bytes that the key is derived from. The key is used once, to sign, and then discarded. */
  readonly keySeed: Buffer
}

/** A self-signed X.509 certificate in PEM form; the same facts give the same certificate. */
export function demoCertificate({ validFrom, validTo, keySeed, ...owner }: CertificateFacts): string {
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_KEY_HEAD, keySeed]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const serial = tlv(0x02, Buffer.from([1]), publicKey.subarray(-12))
  const name = nameOf(owner)
  const body = sequence(
    VERSION_3,
    serial,
    ED25519,
    name,
    sequence(utcTime(validFrom), utcTime(validTo)),
    name,
    publicKey,
  )
  const signature = tlv(0x03, Buffer.from([0]), sign(null, body, key))
  const base64 = sequence(body, ED25519, signature).toString('base64')
  return [
    '-----BEGIN CERTIFICATE-----',
    ...(base64.match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
  ].join('\n')
}
