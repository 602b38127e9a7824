import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FailureKind, failedAs, ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from './release-store.ts'
import { requireKey } from './store-key.ts'
import { systemCode } from './system-code.ts'

/** Holds what is being written; no key begins like it. */
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
  absent: 'The release store does not have it.',
  denied: 'The release store does not let this process in. Ask who runs it for the right to its folder.',
  unreachable:
    'The release store cannot be reached. Nothing was changed; try again when its folder is there.',
}

/** No room is left: on the disk, for this user, or in this file system for a file as large. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const NO_ROOM =
  'The disk of the release store is full. Nothing was released; make room there, then do the same again.'

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

/** Keeps a new name over a loss of power. Windows has no such call, and needs none. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** A store in a folder that exists: a name is given by a hard link, which fails when the name is taken. */
export function folderStore(root: string): ReleaseStore {
  const placeOf = (key: string) => join(root, requireKey(key))

  /** What the file system says, in the words of the store. */
  async function told<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      throw error instanceof ReleaseError ? error : failureOf(error, root)
    }
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

  return {
    putNew: (key, bytes) =>
      told(async () => {
        const target = placeOf(key)
        const unfinished = join(root, UNFINISHED, randomUUID())
        // Not with its parents: a folder that has gone must not come back as an empty store.
        await mkdir(dirname(unfinished)).catch((error: unknown) => {
          if (systemCode(error) !== 'EEXIST') throw error
        })
        try {
          await write(unfinished, bytes)
          await mkdir(dirname(target), { recursive: true })
          return await linkNew(unfinished, target)
        } finally {
          await rm(unfinished, { force: true })
        }
      }),

    get: (key) => told(() => readFile(placeOf(key))),

    async list(folder, after = '') {
      try {
        const found = await told(() => readdir(placeOf(folder), { recursive: true, withFileTypes: true }))
        return found
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
          .filter((key) => key > after)
          .sort()
      } catch (error) {
        if (failedAs('absent', error)) return []
        throw error
      }
    },

    async head(key) {
      try {
        return { bytes: (await told(() => stat(placeOf(key)))).size }
      } catch (error) {
        if (failedAs('absent', error)) return undefined
        throw error
      }
    },
  }
}
