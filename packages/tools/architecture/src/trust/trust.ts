import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { keepFigures } from './measured-figures.ts'
import { trustPage } from './trust-page.ts'

const today = new Date().toISOString().slice(0, 10)

/** Writes the page. With the name of a benchmark, first stores the benchmark's output from standard input. */
async function trust(): Promise<void> {
  const [benchmark] = process.argv.slice(2)
  if (benchmark) keepFigures(benchmark, today, await text(process.stdin))
  await buildBundles()
  const page = join(packageFolder('architecture'), 'docs', 'trust.md')
  writeFileSync(page, trustPage(today))
  console.info(`Written: ${page}`)
}

trust().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
