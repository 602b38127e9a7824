import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { isTooDeep } from '@portal/contract/content/nesting.ts'
import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'
import { canonicalBytes } from '../signing/seal.ts'

const Manifest = z.looseObject({
  name: z.string().regex(/^@portal\/[a-z][a-z0-9-]{0,60}$/),
  version: z.string().regex(/^\d+\.\d+\.\d+-h[0-9a-f]{10}$/),
})

/** A package as npm packs it. */
export interface PackedPackage {
  /** Its `package.json`. */
  readonly manifest: z.infer<typeof Manifest>
  /** Of the packed file, as npm checks it. */
  readonly integrity: string
}

const MANIFEST = 'package/package.json'
/** A small file may unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** Headers and contents of a tar archive fill whole blocks of this size. */
const BLOCK = 512

/** The integrity of a file, as npm writes it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`

const textAt = (archive: Buffer, from: number, length: number) =>
  archive.toString('utf8', from, from + length).split('\0')[0] ?? ''

/** The content of a file in a tar archive; `undefined` when it is not there. Of several, the last one is unpacked. */
function fileIn(archive: Buffer, wanted: string): Buffer | undefined {
  let found: Buffer | undefined
  let at = 0
  while (at + BLOCK <= archive.length) {
    // A negative size would lead back to the same header, endlessly.
    const size = Math.max(0, Number.parseInt(textAt(archive, at + 124, 12), 8) || 0)
    if (textAt(archive, at, 100) === wanted) found = archive.subarray(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return found
}

function parsedManifest(bytes: Buffer): unknown {
  try {
    const archive = gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
    const text = fileIn(archive, MANIFEST)?.toString('utf8') ?? ''
    if (isTooDeep(text)) return undefined
    const manifest: unknown = JSON.parse(text)
    canonicalBytes(manifest)
    return manifest
  } catch {
    return undefined
  }
}

/** Reads a packed package. Fails as `refused` when it is not one of the portal's packages. */
export function packedPackage(file: string, bytes: Buffer): PackedPackage {
  const manifest = Manifest.safeParse(parsedManifest(bytes))
  if (manifest.success) return { manifest: manifest.data, integrity: integrityOf(bytes) }
  throw new ReleaseError(
    'refused',
    `${file.slice(0, 80)} is not a package of the portal, with a version such as 2.5.2-h0f3a9c41d7. Use npm run portal -- pack.`,
  )
}
