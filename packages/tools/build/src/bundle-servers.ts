import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBundles } from './build-bundles.ts'
import { writeServerFolder } from './server-folders/write-server-folder.ts'
import { bundlePackages, packageFolder, repository, serverPackages } from './workspace.ts'

/** The package with the files to run servers with. */
const DEPLOYMENT = 'deployment'

const mibOf = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

try {
  const [target = 'dist'] = parseArgs({ allowPositionals: true }).positionals
  await buildBundles({ packages: bundlePackages() })
  for (const directory of serverPackages()) {
    const { name, version, files, bytes } = await writeServerFolder(directory, resolve(target), repository)
    console.info(`${name} ${version}: ${files} files, ${mibOf(bytes)}`)
  }
  cpSync(join(packageFolder(DEPLOYMENT), 'files'), resolve(target, DEPLOYMENT), { recursive: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
