import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto'
import { z } from 'zod'

export const Signature = z.object({ keyId: z.string(), value: z.string() })
export type Signature = z.infer<typeof Signature>

/** Signs with one key. */
export interface Signer {
  readonly keyId: string
  sign(type: string, bytes: Uint8Array): Signature
}

/** The keys whose signatures are accepted. */
export interface Trust {
  verifies(type: string, bytes: Uint8Array, signature: Signature): boolean
}

/** The signed bytes include the type, so that a signature is valid for one type only (DSSE's encoding). */
const encoded = (type: string, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${bytes.length} `), bytes])

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Release keys must be Ed25519 keys.')
  return key
}

/** Signs with a private key (PEM). */
export function signerWith(privateKey: string): Signer {
  const key = ed25519(createPrivateKey(privateKey))
  const keyId = idOf(createPublicKey(key))
  return {
    keyId,
    sign: (type, bytes) => ({ keyId, value: signBytes(null, encoded(type, bytes), key).toString('base64') }),
  }
}

/** Trusts these public keys, or those of these private keys (PEM). */
export function trustIn(keys: readonly string[]): Trust {
  const known = new Map(
    keys.map((pem) => {
      const key = ed25519(createPublicKey(pem))
      return [idOf(key), key] as const
    }),
  )
  return {
    verifies(type, bytes, { keyId, value }) {
      const key = known.get(keyId)
      return key !== undefined && verifyBytes(null, encoded(type, bytes), key, Buffer.from(value, 'base64'))
    },
  }
}
