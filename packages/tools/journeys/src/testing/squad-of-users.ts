import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installOffline } from './install-offline.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const application = join(repository, 'packages/applications/users')

/** Runs a Node program as from a terminal, outside the test. */
async function run(directory: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { cwd: directory, env })
}

/** What `npm install` would find: the packed packages of the portal, and libraries. */
function writePackage(folder: string, version: string): void {
  const { dependencies, devDependencies, ...facts } = JSON.parse(
    readFileSync(join(application, 'package.json'), 'utf8'),
  )
  const packed = readdirSync(join(folder, 'packages')).map((file) => {
    const [, name = ''] = /^portal-(.+)-\d+\.\d+\.\d+-h\w+\.tgz$/.exec(file) ?? []
    return [`@portal/${name}`, `file:packages/${file}`]
  })
  const all = { ...dependencies, ...devDependencies, ...Object.fromEntries(packed) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...facts, version, dependencies: all }))
}

/**
 * Copies the users application to its own repository, outside this one, with the packages that the portal packs for
 * squads. A text is changed there and a version built, which can be copied under other version numbers.
 */
export async function squadOfUsers(version: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-users-squad-'))
  await run(
    repository,
    'packages/servers/releases/src/command-line/portal.ts',
    'pack',
    join(folder, 'packages'),
  )
  for (const name of ['src', 'tsconfig.json', 'webpack.config.ts'])
    cpSync(join(application, name), join(folder, name), { recursive: true })
  writePackage(folder, version)
  installOffline(folder)
  const routes = join(folder, 'src/routes.ts')
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(from, to))
  await run(folder, 'node_modules/@portal/squad-tools/src/build-application.ts')
  return {
    built: join(folder, 'dist'),
    /** The same code as another version. */
    builtAs(other: string): string {
      const copy = join(folder, `dist-${other}`)
      mkdirSync(copy)
      cpSync(join(folder, 'dist'), copy, { recursive: true })
      const manifest = join(copy, 'manifest.json')
      writeFileSync(
        manifest,
        JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: other }),
      )
      return copy
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
