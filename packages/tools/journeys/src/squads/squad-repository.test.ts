import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@portal/server-common/free-port.ts'
import { violationsOn } from '../testing/accessibility.ts'
import { startBuiltBackend } from '../testing/built-backend.ts'
import { testAtHost } from '../testing/host-test.ts'
import { installOffline } from '../testing/install-offline.ts'
import { expect } from '../testing/portal-test.ts'
import { type ReleaseStack, SQUAD_TOKEN, startReleaseStack } from '../testing/release-stack.ts'
import { openAs } from '../testing/sign-in.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const REASON = ['--reason', 'The shops are open']

const run = async (cwd: string, releaseUrl: string, program: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      RELEASE_URL: releaseUrl,
      RELEASE_TOKEN: SQUAD_TOKEN,
    },
  })
  return stdout
}
/** Follows the README from nothing to a release. Returns the output of each step. */
async function releaseShops(shops: string, { url }: ReleaseStack) {
  const npm = (...args: string[]) => run(shops, url, 'npm', ...args)
  const portal = (...args: string[]) => npm('run', '--silent', 'portal', '--', ...args)
  const make = ['--import', 'tsx', 'packages/servers/releases/src/command-line/portal.ts', 'new', 'shops']
  const created = await run(repository, url, process.execPath, ...make, '--repository', shops)
  installOffline(shops)
  await npm('test')
  await npm('run', 'build')
  return {
    created,
    check: await portal('check', 'dist'),
    publish: await portal('publish', 'dist'),
    promote: await portal('promote', 'shops', '1.0.0', ...REASON),
  }
}

const test = testAtHost(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-squad-'))
  const shops = join(folder, 'shops')
  const port = await freePort()
  const stack = await startReleaseStack({ SQUAD_BACKENDS: `shops=http://localhost:${port}` })
  let backend: Awaited<ReturnType<typeof startBuiltBackend>> | undefined
  const stop = async () => {
    await backend?.stop()
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const output = await releaseShops(shops, stack)
    backend = await startBuiltBackend(shops, port)
    return { folder, shops, output, backend, flag: stack.flag, stop }
  } catch (error) {
    await stop()
    throw error
  }
})

test('a squad’s repository contains the portal’s packages, and refers to no other repository', ({
  host: { shops, output },
}) => {
  const text = readFileSync(join(shops, 'package.json'), 'utf8')
  expect(text).not.toMatch(/workspace:|catalog:/)
  expect(text).not.toContain(repository)
  expect(readdirSync(join(shops, 'packages')).length).toBe(10)
  expect(output.created).toContain('npm install')
})

test('a squad’s build contains its styles', ({ host: { shops } }) => {
  expect(readdirSync(join(shops, 'dist'))).toContain('entry.css')
})

test('a squad’s build says that it needs the backend of its squad', ({ host: { shops, output } }) => {
  const manifest = JSON.parse(readFileSync(join(shops, 'dist', 'manifest.json'), 'utf8'))
  expect(manifest.hasBackend).toBe(true)
  expect(output.check).not.toContain('needs the backend of its squad')
})

test('a build is identical byte for byte in another folder and without a cache', async ({
  host: { shops, folder },
}) => {
  const again = join(folder, 'again')
  const isOfBuilds = (path: string) => ['dist', 'dist-backend', '.cache'].includes(relative(shops, path))
  cpSync(shops, again, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isOfBuilds(path) && !path.includes(join('node_modules', '.cache')),
  })
  await run(again, '', 'npm', 'run', 'build')
  // The result of a check is beside the build, but not part of it.
  const bytesIn = (repository: string) =>
    readdirSync(join(repository, 'dist'))
      .filter((file) => file !== 'check.json')
      .map((file) => [file, readFileSync(join(repository, 'dist', file))] as const)
  const [first, second] = [bytesIn(shops), bytesIn(again)]
  expect(second.map(([file]) => file)).toEqual(first.map(([file]) => file))
  const differing = second.filter(([, bytes], index) => !first[index]?.[1].equals(bytes))
  expect(differing.map(([file]) => file)).toEqual([])
})

test('a squad’s build passes every check, and the release service releases it', ({ host: { output } }) => {
  expect(output.check).toMatch(/^@portal\/shops 1\.0\.0$/m)
  expect(output.check).toContain('20 mounts and unmounts leave nothing behind')
  expect(output.publish).toContain('@portal/shops 1.0.0 is published')
  expect(output.promote).toContain('@portal/shops: stable 1.0.0 added')
})

test('operators find a squad’s application in the menu, and its list, form and card work', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'admin')
  await expect(page.getByRole('region', { name: 'Open requests' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Shops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()
  const link = page.getByRole('rowheader').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Within 3 days')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Comment' }).click()
  await page.getByRole('textbox', { name: 'Comment' }).fill('The shops look good.')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('Comment added')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(complaints).toEqual([])
})

test('while its backend is down, everything else keeps working', async ({ page, host: { backend } }) => {
  await backend.stop()
  await openAs(page, 'admin', '/shops')
  const link = page.getByRole('rowheader').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Not known at the moment')).toBeVisible()
})
