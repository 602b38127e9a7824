import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FailureKind, failedAs, ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from './release-store.ts'
import { requireKey } from './store-key.ts'
import { systemCode } from './system-code.ts'

/** Contains writes in progress; no key starts like this. */
const UNFINISHED = '.unfinished'

const KINDS: Readonly<Record<string, FailureKind>> = {
  ENOENT: 'absent',
  ENOTDIR: 'absent',
  EISDIR: 'absent',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
}

const SENTENCES: Readonly<Record<string, string>> = {
  absent: 'Not found in the release store.',
  denied: 'Access to the release store was denied. Ask its administrator for access to its folder.',
  unreachable: 'The release store is unavailable. Nothing was changed. Try again when its folder exists.',
}

/** No space left: on the disk, for this user, or in this file system for a file this large. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const NO_ROOM = 'The disk of the release store is full. Nothing was released. Free some space and try again.'

function failureOf(error: unknown, root: string): ReleaseError {
  const code = systemCode(error)
  if (FULL.includes(code)) return new ReleaseError('unreachable', NO_ROOM, { cause: error })
  const kind = existsSync(root) ? (KINDS[code] ?? 'unreachable') : 'unreachable'
  return new ReleaseError(kind, SENTENCES[kind] ?? '', { cause: error })
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keeps a new name across a power loss. Windows has no such call and needs none. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Creates a folder of the store and those above it, with their names kept as well. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true })
  if (firstMade === undefined) return
  const names = relative(root, folder).split(sep)
  for (const depth of names.keys()) await keepNames(join(root, ...names.slice(0, depth)))
}

async function linkNew(from: string, target: string): Promise<'created' | 'exists'> {
  try {
    await link(from, target)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return 'exists'
    throw error
  }
  await keepNames(dirname(target))
  return 'created'
}

/** Creates a file with all of its content, or not at all. */
async function createFile(root: string, target: string, bytes: Uint8Array): Promise<'created' | 'exists'> {
  const unfinished = join(root, UNFINISHED, randomUUID())
  // Not recursive: a folder that is gone must not return as an empty store.
  await mkdir(dirname(unfinished)).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error
  })
  try {
    await write(unfinished, bytes)
    await makeFolder(root, dirname(target))
    return await linkNew(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A store in an existing folder: a name is created as a hard link, which fails when the name is taken. */
export function folderStore(root: string): ReleaseStore {
  const placeOf = (key: string) => join(root, requireKey(key))
  const keyOf = (place: string) => relative(root, place).split(sep).join('/')

  /** Translates file system errors to the store's. */
  async function told<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      throw error instanceof ReleaseError ? error : failureOf(error, root)
    }
  }

  /** The result, or `undefined` when the place is absent. */
  async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await told(work)
    } catch (error) {
      if (failedAs('absent', error)) return undefined
      throw error
    }
  }

  return {
    putNew: (key, bytes) => told(() => createFile(root, placeOf(key), bytes)),

    get: (key) => told(() => readFile(placeOf(key))),

    async list(folder, after = '') {
      const all = { recursive: true, withFileTypes: true } as const
      const found = (await ifThere(() => readdir(placeOf(folder), all))) ?? []
      const files = found.filter((entry) => entry.isFile())
      // A log is one folder of many files, which hosts list twice a second.
      const parents = new Set(files.map(({ parentPath }) => parentPath))
      const folders = new Map([...parents].map((parent) => [parent, keyOf(parent)]))
      return files
        .map(({ parentPath, name }) => `${folders.get(parentPath)}/${name}`)
        .filter((key) => key > after)
        .sort()
    },

    async folders(folder) {
      const found = (await ifThere(() => readdir(placeOf(folder), { withFileTypes: true }))) ?? []
      return found
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    },

    async head(key) {
      const found = await ifThere(() => stat(placeOf(key)))
      return found && { bytes: found.size }
    },
  }
}
