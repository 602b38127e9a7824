import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { buildCommandLine } from '../testing/command-line.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const REASON = ['--reason', 'CHG-1234, as planned']
/** Takes a while to write and exceeds the available space. */
const LARGE = `/* ${'x'.repeat(4_000_000)} */`
/** Blocks of 1,024 bytes that a file may have, to simulate a full disk. */
const ROOM = 8

let folder: string
let place: ReturnType<typeof createTestStore>
let portal: Awaited<ReturnType<typeof buildCommandLine>>
let count = 0

const variables = () => ({
  PORTAL_ROOT: folder,
  RELEASE_STORE: place.root,
  RELEASE_SIGNING_KEY: place.keyFile,
  RELEASE_ACTOR: 'ada@program.example',
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-interrupted-'))
  place = createTestStore()
  portal = await buildCommandLine(folder, variables())
})

afterAll(() => {
  rmSync(folder, { recursive: true })
  place.remove()
})

let version: string
let built: string

function buildNextVersion(): void {
  count += 1
  version = `1.0.${count}`
  built = writeTestBundle(folder, USERS, version, { script: LARGE })
}

beforeEach(buildNextVersion)

/** The same command where files cannot grow. */
async function withoutRoom(...args: string[]) {
  const command = `ulimit -f ${ROOM}; exec "$0" "$@"`
  const child = spawn('sh', ['-c', command, process.execPath, join(folder, 'portal.mjs'), ...args], {
    env: { PATH: process.env.PATH, ...variables() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [err, code] = await Promise.all([
    text(child.stderr),
    new Promise((ended) => child.once('exit', ended)),
  ])
  return { code, err }
}

const isPublished = async () =>
  (await place.store.head(`artifacts/${USERS}/${version}/artifact.json`)) !== undefined

async function expectNothingThenAll(): Promise<void> {
  const early = await portal.run('plan', 'promote', USERS, version)
  expect(early.code).toBe(1)
  expect(await isPublished()).toBe(false)
  expect(await portal.run('publish', built)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${USERS} ${version} is published\n`),
  })
}

/** Kills a publish that has started to write. */
async function killPublish(): Promise<void> {
  const { child, ended } = portal.start('publish', built)
  while (!existsSync(join(place.root, 'artifacts', USERS, version)))
    await new Promise((look) => setTimeout(look, 1))
  child.kill('SIGKILL')
  await ended
}

test('a killed publish leaves nothing that counts, and the next one succeeds', async () => {
  await killPublish()
  // On a busy machine, a publish may have ended before it was killed.
  while (await isPublished()) {
    buildNextVersion()
    await killPublish()
  }
  await expectNothingThenAll()
})

test('a full disk is reported, and the next publish succeeds', async () => {
  const { code, err } = await withoutRoom('publish', built)
  expect([code, err]).toEqual([
    1,
    'The disk of the release store is full. Nothing was released. Free some space and try again.\n',
  ])
  await expectNothingThenAll()
})

test('a release is not signed with an untrusted key', async () => {
  const other = createTestStore()
  const stranger = await buildCommandLine(folder, { ...variables(), RELEASE_TRUSTED_KEYS: other.keyFile })
  const { code, err } = await stranger.run('publish', built, ...REASON)
  other.remove()
  expect([code, err]).toEqual([1, expect.stringContaining('Add its public key to RELEASE_TRUSTED_KEYS')])
  await expectNothingThenAll()
})

test('a missing store is reported with what to do', async () => {
  const elsewhere = await buildCommandLine(folder, { ...variables(), RELEASE_STORE: join(folder, 'none') })
  const { code, err } = await elsewhere.run('promote', USERS, version, ...REASON)
  expect([code, err]).toEqual([1, expect.stringContaining('set RELEASE_STORE, or start with init.')])
})
