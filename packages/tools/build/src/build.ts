import { parseArgs } from 'node:util'
import { buildBundles } from './build-bundles.ts'
import { releaseNotice } from './release/released-versions.ts'
import { bundlePackages } from './workspace.ts'

try {
  const { values } = parseArgs({ options: { release: { type: 'boolean' } } })
  await buildBundles()
  const notice = releaseNotice(bundlePackages())
  if (notice && values.release) throw new Error(notice)
  if (notice) console.info(notice)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
