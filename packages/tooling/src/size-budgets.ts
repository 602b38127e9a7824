import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleFile, BundleManifest } from './bundle-manifest.ts'

const isChunk = (file: string) => /\.[0-9a-f]{8}\.js$/.test(file)

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * The files of a bundle that a page with it always loads: its entries and their styles, and neither what stands in a
 * document itself nor the script of previews.
 */
export const entryFiles = (files: BundleManifest['files']): [string, BundleFile][] =>
  Object.entries(files).filter(
    ([file]) => /^(?!critical\.|preview\.).*\.(js|css)$/.test(file) && !isChunk(file),
  )

/** What a page pays for a bundle, in bytes of Brotli. */
const weightOf = ({ files }: BundleManifest) => entryFiles(files).reduce((sum, [, { br }]) => sum + br, 0)

/**
 * A sentence for each built bundle that weighs more than its `package.json` allows (`portal.budget`, in kilobytes); who
 * has no budget has none to keep.
 */
export function overBudget(directories: readonly string[]): string[] {
  return directories.flatMap((directory) => {
    const manifest: BundleManifest = JSON.parse(
      readFileSync(join(directory, 'dist', 'manifest.json'), 'utf8'),
    )
    const { name, budget } = manifest
    const weight = weightOf(manifest)
    if (budget === undefined || weight <= budget * 1000) return []
    return [`${name} weighs ${kilobytes(weight)}; its package.json allows ${kilobytes(budget * 1000)}.`]
  })
}
