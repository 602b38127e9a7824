import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { browserForTests } from './testing/browser.ts'
import { freePort } from './testing/free-port.ts'
import { copyRepository } from './testing/repository-copy.ts'
import { startSecondHost } from './testing/second-host.ts'
import { signInAs } from './testing/sign-in.ts'
import { startTlsFront } from './testing/tls-front.ts'

jest.setTimeout(180_000)

const copy = copyRepository()
const port = process.env.PORTAL_DEVELOPMENT_PORT ?? '9700'
let proxy: ChildProcess | undefined
let staging: Awaited<ReturnType<typeof startStaging>> | undefined

/** The portal under test as it runs elsewhere: over TLS, with a certificate of its own. */
async function startStaging() {
  const front = await startTlsFront()
  const host = await startSecondHost({ PORTAL_ORIGIN: front.url })
  front.lead(host.url)
  return { ...front, stop: () => Promise.all([front.stop(), host.stop()]) }
}

const dev = (against: string, environment: NodeJS.ProcessEnv, at = port) =>
  spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'packages/releases/src/command-line/portal.ts'],
      ...['dev', 'users', '--against', against, '--port', at],
    ],
    { cwd: copy.root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )

/** Shows an application of the copy inside that portal, which knows nothing of it. */
async function startAgainst(): Promise<void> {
  staging = await startStaging()
  const child = dev(staging.url, { NODE_EXTRA_CA_CERTS: staging.certificate })
  proxy = child
  child.stderr.pipe(process.stderr)
  await new Promise<void>((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(`http://localhost:${port}`)) ready()
    })
    child.once('exit', () => fail(new Error('It ended before the page was there.')))
  })
}

beforeAll(startAgainst)
afterAll(async () => {
  const ended = new Promise((resolve) => proxy?.once('exit', resolve))
  proxy?.kill('SIGTERM')
  await ended
  await staging?.stop()
  copy.remove()
})

const visit = browserForTests()

test('an application from source is shown inside a portal that runs elsewhere, and follows its source', async () => {
  const { page, complaints } = await visit({ baseURL: `http://localhost:${port}` })
  await signInAs(page, 'users', '/operation-portal-users')
  expect(new URL(page.url()).port).toBe(port)
  const search = page.getByLabel('Search by name, email or id')
  await search.fill('care')
  const note = page.getByRole('region', { name: 'Versions in this page' })
  await note.getByText(/^users \d+\.\d+\.\d+-source/).waitFor()
  copy.replace(
    'packages/users/src/user/user-list-page.tsx',
    'name="users"',
    'name="users" label="Colleagues"',
  )
  await page.getByRole('table', { name: 'Colleagues' }).waitFor()
  expect(await search.inputValue()).toBe('care')
  expect(complaints).toEqual([])
})

test('a portal whose certificate nobody vouches for is named, with what to do', async () => {
  const elsewhere = String(await freePort())
  const child = dev(staging?.url ?? '', { NODE_EXTRA_CA_CERTS: undefined }, elsewhere)
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  expect([code, said]).toEqual([1, expect.stringContaining('Let NODE_EXTRA_CA_CERTS name the file')])
})

test('everything else is what the portal serves', async () => {
  const { page } = await visit({ baseURL: `http://localhost:${port}` })
  await signInAs(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'List roles' }).click()
  await page.getByRole('heading', { level: 1, name: 'User roles' }).waitFor()
})
