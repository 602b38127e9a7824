import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { digestStream } from './digest-stream.ts'
import { DOWNLOAD_MINUTES, type ObjectStore, UPLOAD_MINUTES } from './object-store.ts'
import { signedPath } from './signed-address.ts'

/** Path of an object in the addresses of the local store. */
export const objectPath = (key: string): string => `/storage/${key}`

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

interface LocalStoreSettings {
  readonly directory: string
  /** Address at which browsers reach this API. */
  publicUrl(): string
  /** Signs the addresses; the same for all processes. */
  readonly secret: Buffer
}

/** A store in a folder, for one machine. Its addresses are served by `serveLocalStorage`. */
export function localStore({ directory, publicUrl, secret }: LocalStoreSettings): ObjectStore {
  const fileOf = (key: string) => join(directory, key)

  return {
    uploadUrl: async (key, { contentType, sizeBytes, sha256 }) => ({
      url: `${publicUrl()}${signedPath(
        secret,
        'PUT',
        objectPath(key),
        { contentType, sha256, size: String(sizeBytes) },
        inMinutes(UPLOAD_MINUTES),
      )}`,
      headers: { 'Content-Type': contentType },
    }),

    downloadUrl: async (key, { fileName, contentType }) =>
      `${publicUrl()}${signedPath(
        secret,
        'GET',
        objectPath(key),
        { fileName, contentType },
        inMinutes(DOWNLOAD_MINUTES),
      )}`,

    sizeOf: async (key) => {
      const found = await stat(fileOf(key)).catch(nothingWhenMissing)
      return found?.size
    },

    read: async (key) => createReadStream(fileOf(key)),

    write: async (key, content) => {
      const { stream, result } = digestStream()
      await writeWhole(fileOf(key), content, stream)
      return result()
    },

    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

const nothingWhenMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Readers see the whole file or none; a file that is there already is left as it is, and EEXIST thrown. */
async function writeWhole(file: string, content: Readable, through: NodeJS.ReadWriteStream): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await pipeline(content, through, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    const handle = await open(unfinished, 'r')
    await handle.sync().finally(() => handle.close())
    await link(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
