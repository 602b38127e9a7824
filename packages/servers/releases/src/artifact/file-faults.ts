import { createHash } from 'node:crypto'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { packedFile } from './packed-file.ts'

/** As a store keeps it; leaves room for the suffixes that file systems and packed forms add. */
const FILE_NAME = /^[@\w][\w.@+-]{0,199}$/

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

/** Whether a file is one of the manifest's, or the packed form of one. */
const isListed = ({ files }: BundleManifest, name: string) => Object.hasOwn(files, packedFile(name).file)

/** One sentence per file that is missing, is not in the manifest, or has an invalid name. */
export function namingFaults(manifest: BundleManifest, names: readonly string[]): string[] {
  const missing = Object.keys(manifest.files).filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !isListed(manifest, name))
  const odd = names.filter((name) => !FILE_NAME.test(name))
  return [
    ...missing.map((name) => `${name.slice(0, 200)} is missing.`),
    ...unknown.map((name) => `${name.slice(0, 200)} is not in the manifest.`),
    ...odd.map(
      (name) =>
        `"${name.slice(0, 40)}" is not a valid file name. Use at most 200 letters, digits and . _ - @ +, and start with a letter, a digit, _ or @.`,
    ),
  ]
}

/** One sentence per file that differs from the manifest, including packed forms. */
export function fileFaults(manifest: BundleManifest, files: Files): string[] {
  const names = [...files.keys()]
  const changed = names.filter((name) => isListed(manifest, name) && !isAsDescribed(name, files, manifest))
  return [...namingFaults(manifest, names), ...changed.map((name) => `${name} does not match the manifest.`)]
}
