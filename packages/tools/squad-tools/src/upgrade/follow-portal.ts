import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_REGISTRY } from '@portal/contract/served-release.ts'
import { FACTS_FILE, type WorkspaceFacts } from '../pack/workspace-facts.ts'
import { type PortalPackage, readFromPackage } from './portal-packages.ts'

/** Knows the versions of all packages that were published with it. */
const TOOLS = '@portal/squad-tools'

/** The portal that serves the packages of a repository; `undefined` when they come from elsewhere. */
export function servingPortal(repository: string): string | undefined {
  const file = join(repository, '.npmrc')
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, registry = ''] = /^@portal:registry=(\S+)$/m.exec(settings) ?? []
  return registry.endsWith(`${PACKAGE_REGISTRY}/`) ? new URL(registry).origin : undefined
}

/** Lets npm get the packages as the person who is signed in at the portal, or as the build server. */
export function signInNpm(repository: string, portal: string): void {
  if (process.env.PACKAGES_TOKEN !== undefined) return
  const { status, stdout } = spawnSync(
    'npm',
    ['run', '--silent', 'portal', '--', 'packages-token', '--url', portal],
    {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error('Sign in as it says above, then run upgrade again. Nothing was changed.')
  process.env.PACKAGES_TOKEN = stdout.trim()
}

/** The newest version of each package that the portal serves. Throws an `Error` with a one-sentence message. */
function newestVersions(repository: string, portal: string): WorkspaceFacts['packages'] {
  const tools: PortalPackage = { name: TOOLS, place: 'latest', installed: undefined }
  try {
    return readFromPackage(repository, tools, (folder) => {
      const facts: WorkspaceFacts = JSON.parse(readFileSync(join(folder, FACTS_FILE), 'utf8'))
      return facts.packages
    })
  } catch {
    throw new Error(
      `The newest packages could not be read from ${portal}. Check the network and the token in PACKAGES_TOKEN, then run upgrade again. Nothing was changed.`,
    )
  }
}

/** Names the newest versions of the portal's packages in `package.json`. Throws an `Error` with a one-sentence message. */
export function nameNewest(repository: string, portal: string): void {
  const file = join(repository, 'package.json')
  const text = readFileSync(file, 'utf8')
  const updated = Object.entries(newestVersions(repository, portal)).reduce(
    (now, [name, version]) => now.replace(new RegExp(`("${name}": ")[^"]+"`), `$1${version}"`),
    text,
  )
  if (updated !== text) writeFileSync(file, updated)
}
