import { createHash } from 'node:crypto'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { packedFile } from './packed-file.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** Whether bytes match the integrity that browsers check (Subresource Integrity). */
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
    // The limit must be at least 1.
    const content = unpack(bytes, Math.max(plain.length, 1))
    return content.length === described.bytes && hasIntegrity(content, described.integrity)
  } catch {
    // Corrupt packed files do not match.
    return false
  }
}

/** One sentence per file that differs from the manifest, including packed forms. */
export function fileFaults(manifest: BundleManifest, files: Files): string[] {
  const missing = Object.keys(manifest.files).filter((name) => !files.has(name))
  const unknown = [...files.keys()].filter((name) => !(packedFile(name).file in manifest.files))
  const changed = [...files.keys()].filter(
    (name) => !unknown.includes(name) && !isAsDescribed(name, files, manifest),
  )
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...unknown.map((name) => `${name} is not in the manifest.`),
    ...changed.map((name) => `${name} does not match the manifest.`),
  ]
}
