import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository, without a trailing slash. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')

/** Folders of all workspace packages. */
export function workspacePackages(): string[] {
  const inside = readdirSync(join(repository, 'packages')).map((name) => join(repository, 'packages', name))
  return [join(repository, 'root-config'), ...inside].filter((folder) =>
    existsSync(join(folder, 'package.json')),
  )
}

/** Packages that are built for the page. */
export const bundlePackages = (): string[] =>
  workspacePackages().filter((folder) => existsSync(join(folder, 'webpack.config.ts')))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Changes whenever anything changes that a bundle is made of. */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'pnpm-lock.yaml')))
  const servers = /\/(reference-api|identity-provider|portal-host|journeys|benchmarks)$/
  for (const folder of workspacePackages().filter((name) => !servers.test(name))) {
    for (const file of filesBelow(folder).filter((name) => !/\.test\.tsx?$/.test(name))) {
      hash.update(file.slice(repository.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
