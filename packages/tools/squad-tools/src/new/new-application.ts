import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '@portal/build/src/workspace.ts'
import { workspaceFacts } from '../pack/workspace-facts.ts'
import { requireFreeName } from './free-name.ts'
import { makeApplication } from './make-application.ts'
import { makeRepository, requireEmptyFolder } from './make-repository.ts'
import { packageManager, runPackageManager } from './package-manager.ts'
import { fromFiles, fromRegistry } from './package-origin.ts'
import { requireName } from './valid-name.ts'

/** Folder of the applications in this repository. */
const APPLICATIONS = 'packages/applications'

/** The import map with another application. */
function withApplication(importMap: string, name: string): string {
  const { imports, ...rest } = JSON.parse(importMap)
  const address = `/bundles/@portal/${name}/1.0.0/entry.js`
  return `${JSON.stringify({ imports: { ...imports, [`@portal/${name}`]: address }, ...rest }, null, 2)}\n`
}

async function addApplication(name: string, isInstalled: boolean): Promise<readonly string[]> {
  await requireFreeName(name, repository)
  makeApplication(name, join(repository, APPLICATIONS, name))
  const file = join(repository, 'importmap.json')
  writeFileSync(file, withApplication(readFileSync(file, 'utf8'), name))
  const install = ['install', '--no-frozen-lockfile', '--prefer-offline']
  if (isInstalled && !runPackageManager(repository, install))
    throw new Error(
      `${APPLICATIONS}/${name} was created, but its dependencies could not be installed. Fix the error above, then run npx ${packageManager(repository)} install.`,
    )
  return [
    `${APPLICATIONS}/${name} was created with a list, a details screen, a form, a card and their tests. Next:`,
    ...(isInstalled ? [] : [`  npx ${packageManager(repository)} install`]),
    `  npm run dev -- ${name}`,
    `  npm test -- ${name}`,
    `  npm run version -- "The first release." ${name}`,
  ]
}

async function startRepository(
  name: string,
  folder: string,
  registry: string | undefined,
): Promise<readonly string[]> {
  await requireFreeName(name, repository)
  requireEmptyFolder(folder)
  if (registry === undefined) console.info('Packing the packages of the portal …')
  const facts = workspaceFacts(repository)
  const origin = registry === undefined ? fromFiles(repository) : fromRegistry(registry, facts)
  makeRepository({ name, folder, origin }, facts)
  return [
    `${folder} is the new repository of @portal/${name}. Next, in this folder:`,
    '  npm install',
    '  npm test',
    '  npm run build',
    'Its README.md describes how to release.',
  ]
}

async function make(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repository: { type: 'string' },
      registry: { type: 'string' },
      'no-install': { type: 'boolean' },
    },
  })
  const [name = ''] = positionals
  requireName(name)
  const lines = values.repository
    ? await startRepository(name, values.repository, values.registry)
    : await addApplication(name, !values['no-install'])
  console.info(lines.join('\n'))
}

make().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
