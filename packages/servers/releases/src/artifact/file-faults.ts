import { createHash } from 'node:crypto'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { packedFile } from './packed-file.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** Whether bytes are what browsers would take for them (Subresource Integrity). */
function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const [, algorithm] = /^(sha256|sha384|sha512)-/.exec(integrity) ?? []
  if (algorithm === undefined) return false
  return integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

function isAsDescribed(name: string, files: Files, manifest: BundleManifest): boolean {
  const { file, unpack } = packedFile(name)
  const [bytes, plain, described] = [files.get(name), files.get(file), manifest.files[file]]
  if (!bytes || !plain || !described) return false
  try {
    // Something must be allowed.
    const content = unpack(bytes, Math.max(plain.length, 1))
    return content.length === described.bytes && hasIntegrity(content, described.integrity)
  } catch {
    // What cannot be unpacked is not what was packed.
    return false
  }
}

/** One sentence for each file that is not what a manifest says, packed ones included; none when all are. */
export function fileFaults(manifest: BundleManifest, files: Files): string[] {
  const missing = Object.keys(manifest.files).filter((name) => !files.has(name))
  const unknown = [...files.keys()].filter((name) => !(packedFile(name).file in manifest.files))
  const changed = [...files.keys()].filter(
    (name) => !unknown.includes(name) && !isAsDescribed(name, files, manifest),
  )
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...unknown.map((name) => `${name} is not in the manifest.`),
    ...changed.map((name) => `${name} is not what the manifest says.`),
  ]
}
