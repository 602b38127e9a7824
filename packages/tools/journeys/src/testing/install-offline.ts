import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

/** Names of the packages installed in a folder, including scoped ones. */
function namesIn(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
  )
}

function link(name: string, from: string, to: string): void {
  if (existsSync(join(to, name))) return
  mkdirSync(dirname(join(to, name)), { recursive: true })
  symlinkSync(join(from, name), join(to, name))
}

/**
 * Installs a squad's repository as npm would, without a network: the portal's packages are unpacked, and
 * libraries come from this repository.
 */
export function installOffline(folder: string): void {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const modules = join(folder, 'node_modules')
  for (const [name, place] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (!place.startsWith('file:')) continue
    const unpacked = join(modules, name)
    rmSync(unpacked, { recursive: true, force: true })
    mkdirSync(unpacked, { recursive: true })
    const file = join(folder, place.slice('file:'.length))
    execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', unpacked])
    const here = join(packageFolder(repository, name.replace('@portal/', '')), 'node_modules')
    const { dependencies: needed } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
    for (const library of Object.keys(needed).filter((one) => !one.startsWith('@portal/')))
      link(library, here, join(unpacked, 'node_modules'))
  }
  // Linked first: otherwise a library's own `.bin` would be linked instead.
  link('.bin', join(repository, 'packages/tools/build/node_modules'), modules)
  const places = ['users', 'portal-app', 'build'].map((name) =>
    join(packageFolder(repository, name), 'node_modules'),
  )
  for (const place of [...places, join(repository, 'node_modules')])
    for (const name of namesIn(place)) if (!name.startsWith('@portal/')) link(name, place, modules)
}
