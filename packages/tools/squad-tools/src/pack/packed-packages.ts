import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { packageVersions } from './package-versions.ts'
import { CREATOR, creatorVersion, stageCreator } from './stage-creator.ts'
import { stagePackages } from './stage-packages.ts'

/** The file name that npm gives to a package version. */
const fileOf = (name: string, version: string) => `${name.slice(1).replace('/', '-')}-${version}.tgz`

const isPackedPackage = (file: string) => /^portal-[\w-]+-\d+\.\d+\.\d+.*\.tgz$/.test(file)

/** Runs npm's packer on folders. Throws an `Error` with a one-sentence message when it fails. */
function runPack(folders: readonly string[], folder: string): void {
  const { status } = spawnSync('npm', ['pack', '--pack-destination', resolve(folder), ...folders], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The packages could not be written to ${folder}. Is it writable?`)
}

/** Packs the folders that are staged in a temporary one. */
function packStaged(folder: string, stage: (staging: string) => readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  const staging = mkdtempSync(join(tmpdir(), 'portal-pack-'))
  try {
    runPack(stage(staging), folder)
  } finally {
    rmSync(staging, { recursive: true })
  }
}

/**
 * Packs the portal's packages into a folder, replacing earlier ones. Returns the file names by package.
 * Throws an `Error` with a one-sentence message when that fails.
 */
export function packPackages(root: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map([...packageVersions(root)].map(([name, version]) => [name, fileOf(name, version)]))
  const wanted = new Set(files.values())
  packStaged(folder, (staging) => stagePackages(root, staging))
  for (const file of readdirSync(folder))
    if (isPackedPackage(file) && !wanted.has(file)) rmSync(join(folder, file))
  return files
}

/**
 * Packs what npx runs into a folder, beside the packages that a portal serves. Returns the file name.
 * Throws an `Error` with a one-sentence message when that fails.
 */
export function packCreator(root: string, folder: string): string {
  packStaged(folder, (staging) => [stageCreator(root, staging)])
  return fileOf(CREATOR, creatorVersion(root))
}

/**
 * Makes the repository around a folder of packed packages use these files. Returns its `package.json`;
 * undefined when no repository is there, or when it uses them already.
 */
export function pointToPacked(folder: string, files: ReadonlyMap<string, string>): string | undefined {
  const manifest = join(dirname(resolve(folder)), 'package.json')
  if (!existsSync(manifest)) return undefined
  const text = readFileSync(manifest, 'utf8')
  const place = `file:${basename(resolve(folder))}/`
  const updated = [...files].reduce(
    (now, [name, file]) => now.replace(new RegExp(`("${name}": "${place})[^"]+"`), `$1${file}"`),
    text,
  )
  if (updated === text) return undefined
  writeFileSync(manifest, updated)
  return manifest
}
