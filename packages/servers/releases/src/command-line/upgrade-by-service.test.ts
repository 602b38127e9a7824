import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { packageFile } from '@portal/build/src/workspace.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { publishPackages } from '../packages/publish-packages.ts'
import { packTestPackage } from '../testing/test-packages.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const TOKEN = 'token-of-a-squads-build-server'
const [FIRST, SECOND] = ['h0000000001', 'h0000000002']

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>
let shops: string

/** Publishes the tools and the design system, as `portal pack` does. */
async function publish(set: string): Promise<void> {
  const packages = { '@portal/squad-tools': `1.0.0-${set}`, '@portal/ui': `2.0.0-${set}` }
  const files = Object.entries(packages).map(([name, version]) =>
    packTestPackage(place.folder, { name, version }, { 'workspace.json': JSON.stringify({ packages }) }),
  )
  await publishPackages({ ...place, by: 'ada' }, new Map(files))
}

/** A squad's repository whose command line only gives a token, and notes what else it was asked for. */
function writeRepository(url: string): void {
  mkdirSync(shops)
  const portal = `
    import { appendFileSync } from 'node:fs'
    const [command, ...rest] = process.argv.slice(2)
    if (command === 'packages-token') console.log('${TOKEN}')
    else appendFileSync('asked.txt', [command, ...rest].join(' '))`
  const scripts = { types: 'node --version', build: 'node --version', portal: 'node portal.mjs' }
  const dependencies = { '@portal/squad-tools': `1.0.0-${FIRST}`, '@portal/ui': `2.0.0-${FIRST}` }
  writeFileSync(join(shops, 'portal.mjs'), portal)
  writeFileSync(
    join(shops, 'package.json'),
    JSON.stringify({ name: 'shops', scripts, dependencies }, null, 2),
  )
  const { host } = new URL(url)
  writeFileSync(
    join(shops, '.npmrc'),
    `@portal:registry=${url}/packages/\n//${host}/packages/:_authToken=\${PACKAGES_TOKEN}\n`,
  )
}

const run = (program: string, args: readonly string[], variables: Record<string, string> = {}) => {
  const { JEST_WORKER_ID: _, PACKAGES_TOKEN: __, ...env } = process.env
  const npm_config_cache = join(place.folder, 'cache')
  return promisify(execFile)(program, args, { cwd: shops, env: { ...env, npm_config_cache, ...variables } })
}

const upgrade = (variables?: Record<string, string>) =>
  run(
    process.execPath,
    ['--import', TSX, packageFile('packages/tools/squad-tools/src/upgrade/upgrade-repository.ts')],
    variables,
  )

const versions = () => {
  const { dependencies } = JSON.parse(readFileSync(join(shops, 'package.json'), 'utf8'))
  return dependencies
}

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  place = createTestStore()
  shops = join(place.folder, 'shops')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const tokens = [{ name: 'shops', token: TOKEN, permissions: ['release.view'] }]
  service = await startTestService(place, tokens, { PORTAL_ORIGIN: url }, port)
  await publish(FIRST)
  writeRepository(url)
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

test('an upgrade takes the newest packages of the portal that serves them', async () => {
  await run('npm', ['install'], { PACKAGES_TOKEN: TOKEN })
  expect((await upgrade()).stdout).toContain('The newest packages of the portal are installed.')
  await publish(SECOND)
  const { stdout } = await upgrade()
  expect(stdout).toContain(`@portal/ui 2.0.0-${FIRST} → 2.0.0-${SECOND}`)
  expect(versions()).toEqual({ '@portal/squad-tools': `1.0.0-${SECOND}`, '@portal/ui': `2.0.0-${SECOND}` })
  const installed = readFileSync(join(shops, 'node_modules/@portal/ui/package.json'), 'utf8')
  expect(JSON.parse(installed).version).toBe(`2.0.0-${SECOND}`)
  expect(readFileSync(join(shops, 'asked.txt'), 'utf8')).toBe(`check dist --url ${service.url}`)
})

test('an upgrade without a valid token changes nothing, and says so', async () => {
  await publish(SECOND)
  await expect(upgrade({ PACKAGES_TOKEN: 'a-token-that-nobody-knows' })).rejects.toThrow(
    `The newest packages could not be read from ${service.url}. Check the network and the token in PACKAGES_TOKEN`,
  )
  expect(versions()['@portal/ui']).toBe(`2.0.0-${FIRST}`)
})
