import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBundles } from './build-bundles.ts'
import { requireSentence } from './release/require-sentence.ts'
import { versionBundles } from './release/version-bundles.ts'
import { bundlePackages, repository } from './workspace.ts'

async function version(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minor: { type: 'boolean' }, major: { type: 'boolean' } },
  })
  const [sentence = '', ...only] = positionals
  const directories = bundlePackages()
  requireSentence(
    sentence,
    directories.map((directory) => basename(directory)),
  )
  await buildBundles()
  const level = values.major ? 'major' : values.minor ? 'minor' : 'patch'
  const released = versionBundles({ root: repository, directories, sentence, level, only })
  if (released.length === 0) return console.info('No bundle has changed since its version was recorded.')
  await buildBundles()
  for (const bundle of released) console.info(bundle)
  const names = released.map((bundle) => bundle.replace(/^@portal\/(\S+) .*/, '$1'))
  console.info(`Next: npm run portal -- publish ${names.join(' ')}`)
}

version().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
