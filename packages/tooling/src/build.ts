import { buildBundles } from './build-bundles.ts'

try {
  await buildBundles()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
