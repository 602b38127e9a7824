import { parseArgs } from 'node:util'
import { buildBundles } from './build-bundles.ts'
import { versionBundles } from './release/version-bundles.ts'
import { bundlePackages, repository } from './workspace.ts'

const USAGE = 'npm run version -- "What changed, in a sentence." [--minor | --major] [names of packages]'

async function version(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minor: { type: 'boolean' }, major: { type: 'boolean' } },
  })
  const [sentence = '', ...only] = positionals
  if (!sentence.includes(' ')) throw new Error(`Say what changed: ${USAGE}`)
  await buildBundles()
  const level = values.major ? 'major' : values.minor ? 'minor' : 'patch'
  const directories = bundlePackages()
  const released = versionBundles({ root: repository, directories, sentence, level, only })
  if (released.length === 0) return console.info('Every bundle matches the release of its version.')
  await buildBundles()
  for (const bundle of released) console.info(bundle)
}

version().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
