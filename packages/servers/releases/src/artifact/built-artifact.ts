import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isTooDeep } from '@portal/server-common/http/nesting.ts'
import { BundleManifest } from '../bundle/bundle-manifest.ts'
import { missingFiles } from '../bundle/missing-files.ts'
import { ReleaseError } from '../release-error.ts'
import { canonicalBytes, digestOf } from '../signing/seal.ts'
import { isVersionOfBundle } from './artifact.ts'
import { fileFaults } from './file-faults.ts'

const MANIFEST = 'manifest.json'
/** Says which libraries the bundle holds, for those who look after them; no page needs it. */
const BILL = 'bom.json'
/** With room for what file systems and the packed forms add to it. */
const FILE_NAME = /^[\w.~()@+-]{1,200}$/

/** A bundle as the build left it: all that is published of it. */
export interface BuiltArtifact {
  readonly manifest: BundleManifest
  /** As it was written, with whatever else a newer build says in it. */
  readonly written: unknown
  readonly digest: string
  readonly files: ReadonlyMap<string, Buffer>
}

const refuse = (sentence: string) =>
  new ReleaseError('refused', `${sentence} Build it again, then publish it.`)

function parseWritten(bytes: Buffer | undefined): unknown {
  const text = bytes?.toString('utf8') ?? ''
  try {
    if (isTooDeep(text)) throw new RangeError('nested too deeply')
    const written: unknown = JSON.parse(text)
    // Numbers such as 1e400 are JSON, but have no canonical form to sign.
    canonicalBytes(written)
    return written
  } catch {
    throw refuse(`There is no ${MANIFEST} that can be read: this is no built bundle.`)
  }
}

/** Takes all files of a built bundle. Fails as `refused` when they are not exactly those of its manifest. */
export function builtArtifact(all: ReadonlyMap<string, Buffer>): BuiltArtifact {
  const written = parseWritten(all.get(MANIFEST))
  const parsed = BundleManifest.safeParse(written)
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? ''
    throw refuse(`The ${MANIFEST} is not one of a bundle${place && `: look at "${place}"`}.`)
  }
  const manifest = parsed.data
  if (!isVersionOfBundle(manifest.name, manifest.version))
    throw refuse(`"${manifest.name} ${manifest.version}" is no name and version such as @portal/shops 1.2.0.`)
  const files = new Map([...all].filter(([name]) => name !== MANIFEST))
  const [fault] = fileFaults(manifest, files)
  if (fault) throw refuse(`${manifest.name} ${manifest.version} cannot be published: ${fault}`)
  const odd = [...files.keys()].find((name) => !FILE_NAME.test(name))
  if (odd !== undefined)
    throw refuse(
      `${manifest.name} ${manifest.version} has a file "${odd.slice(0, 40)}", whose name is too long or has other characters than letters, digits and . _ - ~ ( ) @ +.`,
    )
  const [missing] = missingFiles([manifest])
  if (missing) throw refuse(missing.sentence)
  return { manifest, written, digest: digestOf(canonicalBytes(written)), files }
}

/** As it can be typed where the command was. */
const named = (folder: string) => relative(process.cwd(), folder) || '.'

/** Why a folder is no built bundle, and what to name in its place. */
function notBuilt(folder: string): ReleaseError {
  const built = join(folder, 'dist')
  if (existsSync(join(built, MANIFEST)))
    return new ReleaseError(
      'absent',
      `${named(folder)} is no built bundle. Name ${named(built)}, which is one.`,
    )
  const sentence = existsSync(folder)
    ? `${named(folder)} is no built bundle: it has no ${MANIFEST}.`
    : `There is neither a built package ${named(folder)} nor a folder of this name.`
  return new ReleaseError('absent', `${sentence} Build it with npm run build, then name its dist.`)
}

/**
 * All files of a built folder by their names. Fails as `absent` when it is none, and as `refused` when there is anything
 * else in it.
 */
export async function readBuiltFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  if (!existsSync(join(folder, MANIFEST))) throw notBuilt(folder)
  const entries = await readdir(folder, { withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile())
  if (odd) throw refuse(`This cannot be published: ${odd.name} is no file.`)
  const published = entries.filter(({ name }) => name !== BILL)
  const files = published.map(async ({ name }) => [name, await readFile(join(folder, name))] as const)
  return new Map(await Promise.all(files))
}

/** Reads a built folder. Fails as `refused` when its files are not exactly those of its manifest. */
export const readBuiltArtifact = async (folder: string): Promise<BuiltArtifact> =>
  builtArtifact(await readBuiltFiles(folder))

/** Names what a built folder holds, as its manifest says, without reading its files. Fails as `refused` without one. */
export async function builtDigest(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, MANIFEST)).catch(() => undefined)
  return digestOf(canonicalBytes(parseWritten(manifest)))
}
