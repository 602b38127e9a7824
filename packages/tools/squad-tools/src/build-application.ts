import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { outputOfBackend, takePlace } from '@portal/build/src/build-bundles.ts'
import { compileBackend } from '@portal/build/src/compile-backend.ts'
import { compileBundles } from '@portal/build/src/compile-bundles.ts'

/** The repository of one application: the working directory. */
const directory = process.cwd()
const output = join(directory, '.cache', `building-${process.pid}`)

try {
  await compileBundles([{ directory, output }])
  await compileBackend(directory, outputOfBackend(output))
  takePlace({ directory, output })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const folder of [output, outputOfBackend(output)]) rmSync(folder, { recursive: true, force: true })
}
