import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { promote, setFrozen } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { ensureSigningKey, readSigner, readTrust } from '../signing/signing-keys.ts'
import { createTestStore } from '../testing/test-store.ts'
import { releaseLog } from './release-log.ts'

let place: ReturnType<typeof createTestStore>
let log: ReturnType<typeof releaseLog>

const open = () => releaseLog({ ...place, environment: 'demo' })
const users = (version: string) => promote('@portal/users', version)(NOTHING)
const entry = { actor: 'ada@program.example', action: 'promote', reason: 'Users can be found' } as const
const fileOf = (seq: number) => join(place.root, `releases/demo/0000000${seq}.json`)

beforeEach(() => {
  place = createTestStore()
  log = open()
})

afterEach(() => {
  place.remove()
})

/** Changes the stored text of one release. */
function tamper(seq: number, change: (text: string) => string): void {
  const text = readFileSync(fileOf(seq), 'utf8')
  rmSync(fileOf(seq))
  writeFileSync(fileOf(seq), change(text))
}

async function release(...versions: string[]): Promise<void> {
  for (const version of versions) await log.append((await log.head())?.seq ?? 0, users(version), entry)
}

test('an environment has no release at first', async () => {
  expect(await log.head()).toBeUndefined()
  expect(await log.history()).toEqual([])
})

test('every release records what is served, who made it and why', async () => {
  await release('1.0.0', '1.1.0')
  expect(await open().head()).toMatchObject({
    env: 'demo',
    seq: 2,
    parent: 1,
    ...entry,
    bundles: { '@portal/users': { stable: '1.1.0' } },
  })
  const history = await open().history()
  expect(history.map(({ seq }) => seq)).toEqual([2, 1])
  expect((await log.read(1)).bundles).toEqual(users('1.0.0').bundles)
})

test('reports a release that does not exist', async () => {
  await expect(log.read(7)).rejects.toThrow('demo has no release 7.')
})

test('refuses a change for an older release and names the newest', async () => {
  await release('1.0.0')
  const other = open()
  await other.append(1, users('1.1.0'), entry)
  await expect(log.append(1, users('1.2.0'), entry)).rejects.toMatchObject({ kind: 'conflict', head: 2 })
  expect((await log.head())?.bundles).toEqual(users('1.1.0').bundles)
})

test('accepts one of several simultaneous changes for the same release', async () => {
  const all = ['1', '2', '3', '4', '5'].map((patch) => open().append(0, users(`1.0.${patch}`), entry))
  const results = await Promise.allSettled(all)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict', head: 1 })
})

test.each(['', 'too short', 'x'.repeat(501)])('refuses the reason %j', async (reason) => {
  await expect(log.append(0, users('1.0.0'), { ...entry, reason })).rejects.toThrow(
    'A release needs a reason of 10 to 500 characters.',
  )
  expect(await log.head()).toBeUndefined()
})

test.each(['README.md', '00000002.json~', '00000002.json.swp', 'copy of 00000001.json'])(
  'a file named %s in the log changes nothing',
  async (name) => {
    await release('1.0.0')
    writeFileSync(join(place.root, 'releases/demo', name), 'Not a release')
    await release('1.1.0')
    expect((await open().head())?.seq).toBe(2)
  },
)

test('a release whose write was repeated because its answer was lost is not taken for another one', async () => {
  const putNew: typeof place.store.putNew = async (key, bytes) => {
    await place.store.putNew(key, bytes)
    return 'exists'
  }
  const repeating = releaseLog({ ...place, store: { ...place.store, putNew }, environment: 'demo' })
  expect(await repeating.append(0, users('1.0.0'), entry)).toMatchObject({ seq: 1, reason: entry.reason })
})

test('a frozen environment accepts only rollbacks and aborts', async () => {
  const frozen: ReleaseContent = setFrozen(true)(users('1.0.0'))
  await log.append(0, frozen, { ...entry, action: 'freeze' })
  await expect(log.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'frozen' })
  await log.append(1, frozen, { ...entry, action: 'rollback' })
  await log.append(2, users('1.0.0'), { ...entry, action: 'thaw' })
  await log.append(3, users('1.1.0'), entry)
})

test('a process without a key can read but not release', async () => {
  const { store, trust } = place
  const reader = releaseLog({ store, trust, environment: 'demo' })
  await release('1.0.0')
  expect((await reader.head())?.seq).toBe(1)
  await expect(reader.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'denied' })
})

test.each(['../prod', 'Prod', '', 'a b', 'x'.repeat(300)])('%j is not an environment', (environment) => {
  expect(() => releaseLog({ ...place, environment })).toThrow('is not a valid environment name')
})

describe('does not use a release', () => {
  test('that was changed', async () => {
    await release('1.0.0')
    tamper(1, (text) => text.replace('"stable":"1.0.0"', '"stable":"6.6.6"'))
    await expect(open().head()).rejects.toThrow('Release 1 of demo is not signed by a trusted key.')
  })

  test('that was truncated', async () => {
    await release('1.0.0')
    tamper(1, (text) => text.slice(0, 100))
    await expect(open().head()).rejects.toThrow('Release 1 of demo cannot be read.')
  })

  test('signed by somebody else', async () => {
    const keyFile = join(place.folder, 'other-keys', 'signing-key.pem')
    ensureSigningKey(keyFile)
    const stranger = releaseLog({
      store: place.store,
      environment: 'demo',
      signer: readSigner(keyFile, 'the key'),
      trust: readTrust(keyFile, 'the key'),
    })
    await stranger.append(0, users('1.0.0'), entry)
    await expect(log.head()).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('of another number or environment, even if correctly signed', async () => {
    await release('1.0.0')
    await place.store.putNew('releases/demo/00000002.json', readFileSync(fileOf(1)))
    await place.store.putNew('releases/prod/00000001.json', readFileSync(fileOf(1)))
    await expect(open().head()).rejects.toThrow('Release 2 of demo does not match its key in the store.')
    await expect(releaseLog({ ...place, environment: 'prod' }).head()).rejects.toMatchObject({
      kind: 'corrupt',
    })
  })
})

test('detects a chain that was exchanged below its head', async () => {
  await release('1.0.0', '1.1.0', '1.2.0')
  const kept = [1, 2, 3].map((seq) => readFileSync(fileOf(seq)))
  for (const seq of [1, 2, 3]) rmSync(fileOf(seq))
  // The same key signs another history: every entry is signed correctly, but they do not belong together.
  log = open()
  await release('9.0.0')
  writeFileSync(fileOf(2), kept[1] ?? '')
  writeFileSync(fileOf(3), kept[2] ?? '')
  expect((await open().head())?.seq).toBe(3)
  await expect(open().history()).rejects.toThrow('Release 2 of demo was made for a different release 1.')
})

const APPENDER = fileURLToPath(new URL('../testing/append-releases.ts', import.meta.url))

const EACH = 40

const appended = (name: string) =>
  new Promise<number | null>((resolve) => {
    const args = ['--import', 'tsx', APPENDER, place.root, place.keyFile, name, String(EACH)]
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', resolve)
  })

test('four processes make forty releases each: nothing is lost, and no reader sees a partial one', async () => {
  const names = ['users', 'tasks', 'shops', 'cards'].map((name) => `@portal/${name}`)
  const reader = open()
  let isDone = false
  let reads = 0
  const reading = (async () => {
    while (!isDone) {
      await reader.head()
      reads += 1
    }
  })()
  const codes = await Promise.all(names.map(appended))
  isDone = true
  await reading
  expect(codes).toEqual([0, 0, 0, 0])
  expect(reads).toBeGreaterThan(EACH)

  const history = await open().history()
  expect(history).toHaveLength(names.length * EACH)
  for (const name of names) expect(history.filter(({ actor }) => actor === name)).toHaveLength(EACH)
  expect(history[0]?.bundles).toEqual(
    Object.fromEntries(names.map((name) => [name, { stable: `1.0.${EACH}`, lastGood: `1.0.${EACH - 1}` }])),
  )
})

describe('an unreadable entry', () => {
  const reason = 'Entry 2 was written by a broken disk'
  const spoil = (seq: number) => writeFileSync(fileOf(seq), 'garbage')

  beforeEach(async () => {
    await release('1.0.0')
    spoil(2)
  })

  test('is reported and stops further releases', async () => {
    await expect(open().head()).rejects.toThrow('Release 2 of demo cannot be read. It was ignored.')
    await expect(log.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('is skipped by a signed entry, for readers that know the log and for new ones', async () => {
    const over = await open().stepOver({ actor: 'ada', action: 'log.step-over', reason })
    expect(over).toMatchObject({ seq: 3, parent: 1, bundles: users('1.0.0').bundles })
    for (const reader of [log, open()]) expect((await reader.head())?.seq).toBe(3)
    await log.append(3, users('1.1.0'), entry)
    expect((await open().history()).map(({ seq }) => seq)).toEqual([4, 3, 1])
  })

  test('may be one of several', async () => {
    spoil(3)
    expect(await open().stepOver({ actor: 'ada', action: 'log.step-over', reason })).toMatchObject({
      seq: 4,
      parent: 1,
    })
    expect((await open().head())?.seq).toBe(4)
  })

  test('is ignored when its number is far ahead, since it leaves no number to continue with', async () => {
    rmSync(fileOf(2))
    spoil(99_999_999)
    expect((await open().head())?.seq).toBe(1)
    expect(await log.append(1, users('1.1.0'), entry)).toMatchObject({ seq: 2 })
    expect((await open().head())?.seq).toBe(2)
  })
})

test('is the only kind that can be skipped', async () => {
  await release('1.0.0', '1.1.0')
  await expect(log.stepOver({ actor: 'ada', action: 'log.step-over', reason: entry.reason })).rejects.toThrow(
    'there is nothing to skip',
  )
  const stranger = open()
  await release('1.2.0')
  const text = readFileSync(fileOf(2), 'utf8')
  rmSync(fileOf(2))
  rmSync(fileOf(3))
  await open().append(1, users('2.0.0'), entry)
  rmSync(fileOf(2))
  writeFileSync(fileOf(2), 'garbage')
  await open().stepOver({ actor: 'ada', action: 'log.step-over', reason: entry.reason })
  rmSync(fileOf(2))
  writeFileSync(fileOf(2), text)
  await expect(stranger.head()).rejects.toThrow('Release 3 of demo skips release 2, which is readable.')
})

describe('a log that ends before a release seen earlier', () => {
  beforeEach(async () => {
    await release('1.0.0', '1.1.0', '1.2.0')
    await log.head()
    for (const seq of [2, 3]) rmSync(fileOf(seq))
  })

  test('is refused with a sentence on how to continue', async () => {
    const sentence =
      'The newest release of demo is 1, but release 3 was already served: this is another store or an older copy. Restore the right one, or accept this one: portal accept-restore 3 --reason "Why".'
    await expect(log.head()).rejects.toThrow(sentence)
    await expect(log.append(3, users('1.3.0'), entry)).rejects.toThrow(sentence)
  })

  test('is refused even after it has grown again', async () => {
    const other = open()
    for (const version of ['2.0.0', '2.1.0', '2.2.0', '2.3.0'])
      await other.append((await other.head())?.seq ?? 0, users(version), entry)
    await expect(log.head()).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('is followed once a signed release declares the loss', async () => {
    const accepted = { actor: 'ada', action: 'restore.accept', reason: "Monday's backup restored" } as const
    expect(await open().acceptLoss(3, accepted)).toMatchObject({ seq: 4, parent: 1, lostUpTo: 3 })
    for (const reader of [log, open()]) expect((await reader.head())?.seq).toBe(4)
    await log.append(4, users('1.1.0'), entry)
    expect((await open().history()).map(({ seq }) => seq)).toEqual([5, 4, 1])
  })

  test('cannot be accepted up to a number that no release can have', async () => {
    const accepted = { actor: 'ada', action: 'restore.accept', reason: "Monday's backup restored" } as const
    await expect(open().acceptLoss(99_999_998, accepted)).rejects.toThrow(
      '99999998 is not the number of a lost release: the newest one is 1.',
    )
  })
})
