import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { digestStream } from './digest-stream.ts'
import { localParts } from './local-parts.ts'
import { DOWNLOAD_MINUTES, type ObjectStore, UPLOAD_MINUTES } from './object-store.ts'
import { signedPath } from './signed-address.ts'
import { nothingWhenMissing, writeAtomically } from './write-atomically.ts'

/** Path of an object in the addresses of the local store. */
export const objectPath = (key: string): string => `/storage/${key}`

interface LocalStoreSettings {
  readonly directory: string
  /** Address at which browsers reach this API. */
  publicUrl(): string
  /** Signs the addresses; the same for all processes. */
  readonly secret: Buffer
}

/** A store in a folder, for a single machine. `serveLocalStorage` serves its addresses. */
export function localStore({ directory, publicUrl, secret }: LocalStoreSettings): ObjectStore {
  const fileOf = (key: string) => join(directory, key)

  const address = (method: 'GET' | 'PUT', key: string, claims: Record<string, string>, minutes: number) => {
    const until = new Date(Date.now() + minutes * 60_000)
    return `${publicUrl()}${signedPath(secret, method, objectPath(key), claims, until)}`
  }

  return {
    uploadUrl: async (key, { contentType, sizeBytes, sha256 }) => ({
      url: address('PUT', key, { contentType, sha256, size: String(sizeBytes) }, UPLOAD_MINUTES),
      headers: { 'Content-Type': contentType },
    }),

    downloadUrl: async (key, { fileName, contentType }) =>
      address('GET', key, { fileName, contentType }, DOWNLOAD_MINUTES),

    sizeOf: async (key) => {
      const found = await stat(fileOf(key)).catch(nothingWhenMissing)
      return found?.size
    },

    read: async (key) => createReadStream(fileOf(key)),

    write: async (key, content) => {
      const { stream, result } = digestStream()
      await writeAtomically(fileOf(key), content, stream)
      return result()
    },

    ...localParts(fileOf, (key, size) => address('PUT', key, { size: String(size) }, UPLOAD_MINUTES)),

    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
