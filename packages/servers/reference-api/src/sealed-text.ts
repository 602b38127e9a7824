import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** What a text is sealed for: text sealed for one purpose cannot be opened for another, even with the same secret. */
type Purpose = 'kept reply' | 'consumer details'

const keyOf = (secret: string | Buffer, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a text so that only holders of `secret` can read or change it. */
export function sealText(secret: string | Buffer, purpose: Purpose, text: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the secret or purpose differs, or when the bytes were changed. */
export function unsealText(secret: string | Buffer, purpose: Purpose, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, NONCE_LENGTH))
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH))
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_LENGTH, -TAG_LENGTH)),
    decipher.final(),
  ]).toString()
}
