import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { systemCode } from '../store/system-code.ts'

const Told = z.strictObject({
  /** The number of the last release that this address received, by environment. */
  releases: z.record(z.string(), z.number()),
  /** The published versions that were told, as `@portal/users 1.5.0`. */
  versions: z.array(z.string()),
})

/** What an address has been told. */
export type Told = z.infer<typeof Told>

/** Keeps what one address has been told, so that a restart neither loses nor repeats events. */
export function toldEvents(folder: string, name: string) {
  const file = join(folder, `${name}.json`)
  return {
    /** `undefined` for a new address. */
    async read(): Promise<Told | undefined> {
      try {
        return Told.parse(JSON.parse(await readFile(file, 'utf8')))
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async keep(told: Told): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Flushed first: after a power loss, the file must not be empty.
      await writeFile(`${file}.new`, JSON.stringify(told), { mode: 0o600, flush: true })
      await rename(`${file}.new`, file)
    },
  }
}
