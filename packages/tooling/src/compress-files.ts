import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Packs every script and style once at build time, as small as it gets; fonts are packed already. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file))
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })])
      await Promise.all([
        writeFile(join(folder, `${file}.br`), br),
        writeFile(join(folder, `${file}.gz`), gz),
      ])
    }),
  )
}
