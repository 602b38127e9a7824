import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Changes with every file beside this one, because they define how bundles are built. */
export function presetDigest(): string {
  const digest = createHash('sha256')
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of files.map((file) => file.name).sort())
    digest.update(`${name}\0`).update(readFileSync(folder + name))
  return digest.digest('hex')
}
