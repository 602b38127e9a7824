import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Reply } from './reply.ts'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

const sealKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'kept reply', 32))

/** Encrypts an answer, which may hold what is shown once only, so that nobody without `secret` can read it. */
export function seal(secret: string, reply: Reply): Buffer {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv('aes-256-gcm', sealKey(secret), nonce)
  return Buffer.concat([nonce, cipher.update(JSON.stringify(reply)), cipher.final(), cipher.getAuthTag()])
}

export function unseal(secret: string, sealed: Buffer): Reply {
  const decipher = createDecipheriv('aes-256-gcm', sealKey(secret), sealed.subarray(0, NONCE_LENGTH))
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH))
  const text = decipher.update(sealed.subarray(NONCE_LENGTH, -TAG_LENGTH))
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString())
}
