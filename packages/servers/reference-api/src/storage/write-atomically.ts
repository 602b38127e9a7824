import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** `undefined` for a missing file; rethrows any other error of a file operation. */
export function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Writes the whole file atomically; throws EEXIST when it already exists. */
export async function writeAtomically(
  file: string,
  content: Readable,
  through: NodeJS.ReadWriteStream,
): Promise<void> {
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
