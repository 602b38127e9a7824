import { createHash } from 'node:crypto'
import { canonicalize } from 'json-canonicalize'
import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'
import { Signature, type Signer, type Trust } from './signatures.ts'

const Sealed = z.object({ content: z.unknown(), signature: Signature })

/** The canonical form in which a value is hashed and signed (RFC 8785). */
export const canonicalBytes = (value: unknown): Buffer => Buffer.from(canonicalize(value))

/** Identifies exactly these bytes. */
export const digestOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`

/** A value and its signature, as stored. */
export function seal(signer: Signer, type: string, content: object): Buffer {
  const signature = signer.sign(type, canonicalBytes(content))
  return Buffer.from(`${canonicalize({ content, signature })}\n`)
}

/** A sealed value and its signed bytes; `undefined` for anything that cannot have been sealed. */
function parse(bytes: Uint8Array): (z.infer<typeof Sealed> & { readonly signed: Buffer }) | undefined {
  try {
    const sealed = Sealed.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    // Numbers such as 1e400 and endless nesting are valid JSON but have no canonical form.
    return { ...sealed, signed: canonicalBytes(sealed.content) }
  } catch {
    return undefined
  }
}

/** The value, if a trusted key has sealed it. `what` names it in errors. */
export function unseal<Body>(
  trust: Trust,
  type: string,
  schema: z.ZodType<Body>,
  bytes: Uint8Array,
  what: string,
): Body {
  const sealed = parse(bytes)
  if (!sealed) throw new ReleaseError('corrupt', `${what} cannot be read. It was ignored.`)
  if (!trust.verifies(type, sealed.signed, sealed.signature))
    throw new ReleaseError(
      'corrupt',
      `${what} is not signed by a trusted key. It was ignored. If the key is yours, add it to RELEASE_TRUSTED_KEYS; if not, someone else is writing to the store.`,
    )
  const content = schema.safeParse(sealed.content)
  if (!content.success) throw new ReleaseError('corrupt', `${what} has an unknown format. It was ignored.`)
  return content.data
}
