import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Reuses the compressed file of an earlier build with the same content. Returns whether there was one. */
function takeOver(file: string, content: Buffer, folder: string, earlier: string): boolean {
  const known = ['', '.br', '.gz'].every((ending) => existsSync(join(earlier, file + ending)))
  if (!known || !readFileSync(join(earlier, file)).equals(content)) return false
  for (const ending of ['.br', '.gz']) copyFileSync(join(earlier, file + ending), join(folder, file + ending))
  return true
}

/**
 * Compresses scripts and styles once at build time, at the highest level; fonts are compressed already. This
 * takes longer than compiling, so unchanged files are reused from the build in `earlier`.
 */
export async function compressFiles(folder: string, earlier: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file))
      if (takeOver(file, content, folder, earlier)) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })])
      await Promise.all([
        writeFile(join(folder, `${file}.br`), br),
        writeFile(join(folder, `${file}.gz`), gz),
      ])
    }),
  )
}
