import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isTooDeep } from '@portal/contract/content/nesting.ts'
import { BUNDLE_MANIFEST, isForPublishing } from '@portal/contract/releases/built-files.ts'
import { BundleManifest } from '../bundle/bundle-manifest.ts'
import { missingFiles } from '../bundle/missing-files.ts'
import { ReleaseError } from '../release-error.ts'
import { canonicalBytes, digestOf } from '../signing/seal.ts'
import { isVersionOfBundle } from './artifact.ts'
import { fileFaults } from './file-faults.ts'

/** A built bundle as its manifest describes it. */
export interface DescribedArtifact {
  readonly manifest: BundleManifest
  /** As written, including members that only a newer build knows. */
  readonly written: unknown
  readonly digest: string
}

/** Everything of a built bundle that is published. */
export interface BuiltArtifact extends DescribedArtifact {
  readonly files: ReadonlyMap<string, Buffer>
}

const refuse = (sentence: string) => new ReleaseError('refused', `${sentence} Rebuild it, then publish it.`)

function parseWritten(bytes: Buffer | undefined): unknown {
  const text = bytes?.toString('utf8') ?? ''
  try {
    if (isTooDeep(text)) throw new RangeError('nested too deeply')
    const written: unknown = JSON.parse(text)
    // Numbers such as 1e400 are valid JSON but have no canonical form to sign.
    canonicalBytes(written)
    return written
  } catch {
    throw refuse(`There is no readable ${BUNDLE_MANIFEST}: this is not a built bundle.`)
  }
}

/** Reads the manifest of a built bundle. Fails as `refused` when it is not one. */
export function describedArtifact(bytes: Buffer | undefined): DescribedArtifact {
  const written = parseWritten(bytes)
  const parsed = BundleManifest.safeParse(written)
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? ''
    throw refuse(`The ${BUNDLE_MANIFEST} is not a bundle's${place && `: see "${place}"`}.`)
  }
  const manifest = parsed.data
  if (!isVersionOfBundle(manifest.name, manifest.version))
    throw refuse(
      `"${manifest.name} ${manifest.version}" is not a name and version such as @portal/shops 1.2.0.`,
    )
  return { manifest, written, digest: digestOf(canonicalBytes(written)) }
}

/** Reads all files of a built bundle. Fails as `refused` when they do not match its manifest exactly. */
export function builtArtifact(all: ReadonlyMap<string, Buffer>): BuiltArtifact {
  const described = describedArtifact(all.get(BUNDLE_MANIFEST))
  const { manifest } = described
  const files = new Map([...all].filter(([name]) => name !== BUNDLE_MANIFEST))
  const [fault] = fileFaults(manifest, files)
  if (fault) throw refuse(`${manifest.name} ${manifest.version} cannot be published: ${fault}`)
  const [missing] = missingFiles([manifest])
  if (missing) throw refuse(missing.sentence)
  return { ...described, files }
}

/** The path to type in the current folder. */
const named = (folder: string) => relative(process.cwd(), folder) || '.'

/** Why a folder is not a built bundle, and which folder to name instead. */
function notBuilt(folder: string): ReleaseError {
  const built = join(folder, 'dist')
  if (existsSync(join(built, BUNDLE_MANIFEST)))
    return new ReleaseError('absent', `${named(folder)} is not a built bundle. Use ${named(built)} instead.`)
  const sentence = existsSync(folder)
    ? `${named(folder)} is not a built bundle: it has no ${BUNDLE_MANIFEST}.`
    : `No built package and no folder is named ${named(folder)}.`
  return new ReleaseError('absent', `${sentence} Build it with npm run build, then name its dist folder.`)
}

/**
 * All files of a built folder by their names. Fails as `absent` when it is not a built bundle, and as
 * `refused` when it contains anything but files.
 */
export async function readBuiltFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  if (!existsSync(join(folder, BUNDLE_MANIFEST))) throw notBuilt(folder)
  const entries = await readdir(folder, { withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile())
  if (odd) throw refuse(`This cannot be published: ${odd.name} is not a file.`)
  const published = entries.filter(({ name }) => isForPublishing(name))
  const files = published.map(async ({ name }) => [name, await readFile(join(folder, name))] as const)
  return new Map(await Promise.all(files))
}

/** Reads a built folder. Fails as `refused` when its files do not match its manifest exactly. */
export const readBuiltArtifact = async (folder: string): Promise<BuiltArtifact> =>
  builtArtifact(await readBuiltFiles(folder))

/**
 * The digest of a built folder according to its manifest, without reading its files. Fails as `refused`
 * without a manifest.
 */
export async function builtDigest(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, BUNDLE_MANIFEST)).catch(() => undefined)
  return digestOf(canonicalBytes(parseWritten(manifest)))
}
