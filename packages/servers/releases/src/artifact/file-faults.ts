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

/** One sentence per file that a bundle lacks or has too many, by their names. */
export function namingFaults({ files }: BundleManifest, names: readonly string[]): string[] {
  const missing = Object.keys(files).filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !(packedFile(name).file in files))
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...unknown.map((name) => `${name} is not in the manifest.`),
  ]
}

/** One sentence per file that differs from the manifest, including packed forms. */
export function fileFaults(manifest: BundleManifest, files: Files): string[] {
  const names = [...files.keys()]
  const changed = names.filter(
    (name) => packedFile(name).file in manifest.files && !isAsDescribed(name, files, manifest),
  )
  return [...namingFaults(manifest, names), ...changed.map((name) => `${name} does not match the manifest.`)]
}
