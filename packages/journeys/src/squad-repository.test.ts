import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, jest, test } from '@jest/globals'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { installFromHere } from './testing/install-from-here.ts'
import { SQUAD_TOKEN, startReleaseStack } from './testing/release-stack.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(300_000)

const repository = resolve(__dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'portal-squad-'))
const shops = join(folder, 'shops')
const REASON = ['--reason', 'The shops are open']

let stack: Awaited<ReturnType<typeof startReleaseStack>> | undefined
const said: Record<string, string> = {}

const run = async (cwd: string, program: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
      RELEASE_URL: stack?.host.url,
      RELEASE_TOKEN: SQUAD_TOKEN,
    },
  })
  return stdout
}
const npm = (...args: string[]) => run(shops, 'npm', ...args)
const portal = (...args: string[]) => npm('run', '--silent', 'portal', '--', ...args)

/** All that leads from nothing to a release, as the README has it. */
async function release(): Promise<void> {
  const make = ['--import', 'tsx', 'packages/releases/src/command-line/portal.ts', 'new', 'shops']
  said.new = await run(repository, process.execPath, ...make, '--repository', shops)
  installFromHere(shops)
  said.test = await npm('test')
  said.build = await npm('run', 'build')
  stack = await startReleaseStack()
  said.check = await portal('check', 'dist')
  said.publish = await portal('publish', 'dist')
  said.promote = await portal('promote', 'shops', '1.0.0', ...REASON)
}

const visit = browserForTests(async () => {
  await release()
  return stack ? [stack.host.flag] : []
})
afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a repository of its own has the packages of the portal with it, and no other repository', () => {
  const text = readFileSync(join(shops, 'package.json'), 'utf8')
  expect(text).not.toMatch(/workspace:|catalog:/)
  expect(text).not.toContain(repository)
  expect(readdirSync(join(shops, 'packages')).length).toBe(9)
  expect(said.new).toContain('npm install')
})

test('what is built there has its styles, those of the kits among them', () => {
  expect(readdirSync(join(shops, 'dist'))).toContain('entry.css')
})

test('a build of the same sources in another folder, and without what an earlier one kept, is the same to the byte', async () => {
  const again = join(folder, 'again')
  const isOfBuilds = (path: string) => ['dist', '.cache'].includes(relative(shops, path))
  cpSync(shops, again, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isOfBuilds(path) && !path.includes(join('node_modules', '.cache')),
  })
  await run(again, 'npm', 'run', 'build')
  const bytesIn = (repository: string) =>
    readdirSync(join(repository, 'dist')).map(
      (file) => [file, readFileSync(join(repository, 'dist', file))] as const,
    )
  const [one, other] = [bytesIn(shops), bytesIn(again)]
  expect(other.map(([file]) => file)).toEqual(one.map(([file]) => file))
  const differing = other.filter(([, bytes], index) => !one[index]?.[1].equals(bytes))
  expect(differing.map(([file]) => file)).toEqual([])
})

test('what is built there passes every check, and is released, by the service of a portal', () => {
  expect(said.check).toMatch(/^@portal\/shops 1\.0\.0$/m)
  expect(said.check).toContain('20 mounts and unmounts leave nothing behind')
  expect(said.publish).toContain('@portal/shops 1.0.0 is published')
  expect(said.promote).toContain('@portal/shops: stable none → 1.0.0')
})

test('operators find it in the menu, and its list and card work', async () => {
  const { page, complaints } = await visit()
  await openAs(page, 'admin')
  await page.getByRole('region', { name: 'Requests that wait' }).getByRole('link').first().waitFor()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Shops' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shops' }).waitFor()
  const link = page.getByRole('rowheader').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})
