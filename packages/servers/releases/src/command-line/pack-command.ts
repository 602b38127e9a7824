import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ReleaseError } from '../release-error.ts'
import { type Given, requireWords } from './arguments.ts'
import { counted, type Outcome } from './outcome.ts'
import { ofPortal, readProgram, runProgram, type Tool } from './tool.ts'
import { openWork } from './work.ts'

const PROGRAM = 'squad-tools/src/pack/pack-packages.ts'

/** Writes the packages to a folder. The program prints what it does. */
async function packInto(repository: string, folder: string): Promise<Outcome> {
  const code = await runProgram(repository, PROGRAM, [resolve(folder)])
  return { data: { code }, lines: [], isRefused: code !== 0 }
}

/** The packed packages by file name, with the one that begins a repository. */
async function packedFiles(repository: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-packages-'))
  try {
    const { code } = await readProgram(repository, PROGRAM, [folder, '--creator'])
    if (code !== 0) throw new ReleaseError('absent', 'The packages could not be packed.')
    const files = (await readdir(folder)).map(
      async (file) => [file, await readFile(join(folder, file))] as const,
    )
    return new Map(await Promise.all(files))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Publishes the packages in the store, from which the portal serves them. */
async function publishPacked(repository: string, given: Given): Promise<Outcome> {
  const { operations } = await openWork(repository, given)
  const published = await operations.publishPackages(await packedFiles(repository))
  const { set, versions, result } = published
  const names = Object.entries(versions).map(([name, version]) => `  ${name} ${version}`)
  const count = counted(names.length, 'package')
  const line =
    result === 'published' ? `Published ${count} as ${set}` : `${count}, already published as ${set}`
  return { data: published, lines: [line, ...names] }
}

/** Packs the packages that applications are built with: into a folder, or for the portal to serve. */
export const pack: Tool = ofPortal(async (repository, given) => {
  const [, ...words] = given.words
  if (words.length === 0) return publishPacked(repository, given)
  const [folder = ''] = requireWords(words, 'folder')
  return packInto(repository, folder)
})
