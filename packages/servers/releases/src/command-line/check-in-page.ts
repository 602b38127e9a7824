import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CheckResult } from '@portal/build/src/check-result.ts'
import type { BuiltArtifact } from '../artifact/built-artifact.ts'
import { isPacked } from '../artifact/packed-file.ts'
import { baseOf, catalogOf } from '../bundle/bundle-catalog.ts'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { ReleaseError } from '../release-error.ts'
import { readProgram } from './tool.ts'
import type { Work } from './work.ts'

/** Its style sheet comes before that of each application. */
const THEME = '@portal/ui'

async function write(folder: string, base: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [file, bytes] of files) {
    if (isPacked(file)) continue
    const path = join(folder, base, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

/**
 * Copies a built bundle and its neighbors to the folders of their addresses, and describes the page that
 * contains them.
 */
async function writePage(
  { operations }: Work,
  built: BuiltArtifact,
  others: readonly BundleManifest[],
  folder: string,
): Promise<void> {
  const { manifest, files } = built
  await write(folder, baseOf(manifest.name, manifest.version), files)
  for (const { name, version } of others)
    await write(folder, baseOf(name, version), await operations.files(name, version))
  const bundles = [...others, manifest].map((one) => ({
    folder: '',
    base: baseOf(one.name, one.version),
    manifest: one,
  }))
  const { importMap, sheets } = catalogOf(bundles)
  const page = {
    manifest,
    importMap,
    sheets: [sheets[THEME], sheets[manifest.name]].flatMap((sheet) => sheet?.url ?? []),
  }
  await writeFile(join(folder, 'page.json'), JSON.stringify(page))
}

/**
 * Mounts a built bundle in a page beside the others several times, and returns the problems found there and in the
 * sources of its package, the folder around the built one.
 */
export async function checkInPage(
  work: Work,
  built: BuiltArtifact,
  others: readonly BundleManifest[],
  builtFolder: string,
): Promise<CheckResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-check-'))
  try {
    await writePage(work, built, others, folder)
    const { code, said } = await readProgram(work.repository, 'squad-tools/src/check/check-built.ts', [
      folder,
      dirname(builtFolder),
    ])
    if (code !== 0) throw new ReleaseError('refused', 'The page for the check could not be opened.')
    return JSON.parse(said)
  } finally {
    await rm(folder, { recursive: true })
  }
}
