import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleFile, BundleManifest } from './bundle-manifest.ts'
import type { CheckResult } from './check-result.ts'

const isChunk = (file: string) => /\.[0-9a-f]{4,6}\.js$/.test(file)

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * The files that a page with the bundle loads for its first screen: its entries and their styles, without critical
 * styles, scripts of other documents, and what is loaded later.
 */
export const entryFiles = (files: BundleManifest['files']): [string, BundleFile][] =>
  Object.entries(files).filter(
    ([file]) => /^(?!critical\.|preview\.|sign-in\.|later\.).*\.(js|css)$/.test(file) && !isChunk(file),
  )

/** The size of a bundle, in bytes of Brotli. */
const weightOf = ({ files }: BundleManifest) => entryFiles(files).reduce((sum, [, { br }]) => sum + br, 0)

/** Compares a bundle's size with its budget (`portal.budget` of its `package.json`, in kilobytes). */
export function budgetResult(manifest: BundleManifest): CheckResult {
  const { name, budget } = manifest
  const weight = weightOf(manifest)
  if (budget === undefined)
    return {
      check: 'budget',
      status: 'noted',
      says: `it weighs ${kilobytes(weight)} and has no portal.budget`,
    }
  const allowed = kilobytes(budget * 1000)
  return weight <= budget * 1000
    ? { check: 'budget', status: 'passed', says: `${kilobytes(weight)} of ${allowed}` }
    : {
        check: 'budget',
        status: 'failed',
        // Rounded, a few bytes too many would look like none.
        says: `${name} weighs ${weight} bytes; its package.json allows ${budget * 1000}.`,
      }
}

/** A message for each built bundle over its budget; bundles without a budget pass. */
export const overBudget = (directories: readonly string[]): string[] =>
  directories
    .map((directory) => JSON.parse(readFileSync(join(directory, 'dist', 'manifest.json'), 'utf8')))
    .map(budgetResult)
    .flatMap(({ status, says }) => (status === 'failed' ? [says] : []))
