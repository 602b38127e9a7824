import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { digestStream } from './digest-stream.ts'
import type { PartsStore } from './object-store.ts'
import { nothingWhenMissing, writeAtomically } from './write-atomically.ts'

/** Names of the complete parts, in the order of their numbers. */
async function partNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(nothingWhenMissing)) ?? []
  return names.filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(a) - Number(b))
}

async function* bytesOfParts(folder: string): AsyncGenerator<Buffer> {
  for (const name of await partNames(folder)) yield* createReadStream(join(folder, name))
}

const folderOf = (key: string) => `${key}.parts`

/** Parts in a folder beside the object. `addressOf` returns the upload address for a part of a size under a key. */
export const localParts = (
  fileOf: (key: string) => string,
  addressOf: (key: string, sizeBytes: number) => string,
): PartsStore => ({
  // No preparation is needed, and the key is the only name.
  beginParts: async () => '',

  partUrl: async ({ key }, { number, sizeBytes }) => addressOf(`${folderOf(key)}/${number}`, sizeBytes),

  partsOf: async ({ key }) => {
    const folder = fileOf(folderOf(key))
    const names = await partNames(folder)
    return Promise.all(
      names.map(async (name) => ({
        number: Number(name),
        sizeBytes: (await stat(join(folder, name))).size,
      })),
    )
  },

  joinParts: async ({ key }) => {
    const folder = fileOf(folderOf(key))
    const { stream, result } = digestStream()
    await writeAtomically(fileOf(key), Readable.from(bytesOfParts(folder), { objectMode: false }), stream)
    await rm(folder, { recursive: true, force: true })
    return result()
  },

  dropParts: ({ key }) => rm(fileOf(folderOf(key)), { recursive: true, force: true }),
})
