import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { freePort } from '@portal/server-common/free-port.ts'
import { expect, test as portalTest } from '../testing/portal-test.ts'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts'
import { startSecondHost } from '../testing/second-host.ts'
import { signInAs } from '../testing/sign-in.ts'
import { startTlsFront } from '../testing/tls-front.ts'
import { WORLD } from '../testing/world.ts'

const PORT = String(WORLD.developmentPort)

/** The portal under test as if it were remote: over TLS, with a self-signed certificate. */
async function startStaging() {
  const front = await startTlsFront()
  const host = await startSecondHost({ PORTAL_ORIGIN: front.url })
  front.forwardTo(host.url)
  return { ...front, stop: () => Promise.all([front.stop(), host.stop()]) }
}

const dev = ({ root }: RepositoryCopy, against: string, port: string, certificate?: string) =>
  spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'packages/servers/releases/src/command-line/portal.ts'],
      ...['dev', 'users', '--against', against, '--port', port],
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise<void>((ready, fail) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      if (line.includes(`http://localhost:${PORT}`)) ready()
    })
    child.once('exit', () => fail(new Error('The proxy exited before it was ready.')))
  })
}

interface Against {
  readonly copy: RepositoryCopy
  /** Address of the remote portal. */
  readonly staging: string
}

/** Runs an application from a copy of this repository inside a portal that does not know it. */
const test = portalTest.extend<object, { against: Against }>({
  against: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const copy = copyRepository()
      const staging = await startStaging()
      const proxy = dev(copy, staging.url, PORT, staging.certificate)
      const ended = new Promise((resolve) => proxy.once('exit', resolve))
      proxy.stderr.pipe(process.stderr)
      await whenReady(proxy)
      await use({ copy, staging: staging.url })
      proxy.kill('SIGTERM')
      await ended
      await staging.stop()
      copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ against: _ }, use) => use(`http://localhost:${PORT}`),
})

test('an application runs from source inside a remote portal, and hot-reloads', async ({
  page,
  complaints,
  against: { copy },
}) => {
  await signInAs(page, 'users', '/operation-portal-users')
  expect(new URL(page.url()).port).toBe(PORT)
  const search = page.getByLabel('Search by name, email or ID')
  await search.fill('care')
  const note = page.getByRole('region', { name: 'Versions on this page' })
  await expect(note.getByText(/^users \d+\.\d+\.\d+-source/)).toBeVisible()
  copy.replace(
    'packages/applications/users/src/user/user-list-page.tsx',
    'rows={{',
    "rows={{ label: 'Colleagues',",
  )
  await expect(page.getByRole('table', { name: 'Colleagues' })).toBeVisible()
  await expect(search).toHaveValue('care')
  expect(complaints).toEqual([])
})

test('an untrusted certificate is reported, with what to do', async ({ against: { copy, staging } }) => {
  const port = String(await freePort())
  const child = dev(copy, staging, port)
  const [errors, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  expect([code, errors]).toEqual([1, expect.stringContaining('Set NODE_EXTRA_CA_CERTS')])
})

test('all other applications come from the remote portal', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'List roles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User roles' })).toBeVisible()
})
