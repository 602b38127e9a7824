import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Content } from '@portal/contract/releases/release-schemas.ts'
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

/** Changes one release where it is kept. */
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

test('every release says what is served, who made it and why', async () => {
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

test('a release that is not there is named', async () => {
  await expect(log.read(7)).rejects.toThrow('demo has no release 7.')
})

test('a change for an older release is not made, and the newest is named', async () => {
  await release('1.0.0')
  const other = open()
  await other.append(1, users('1.1.0'), entry)
  await expect(log.append(1, users('1.2.0'), entry)).rejects.toMatchObject({ kind: 'conflict', head: 2 })
  expect((await log.head())?.bundles).toEqual(users('1.1.0').bundles)
})

test('of changes that are made at once for the same release, one is', async () => {
  const all = ['1', '2', '3', '4', '5'].map((patch) => open().append(0, users(`1.0.${patch}`), entry))
  const results = await Promise.allSettled(all)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict', head: 1 })
})

test.each(['', 'too short', 'x'.repeat(501)])('the reason %j is refused', async (reason) => {
  await expect(log.append(0, users('1.0.0'), { ...entry, reason })).rejects.toThrow(
    'A release needs a reason of 10 to 500 characters.',
  )
  expect(await log.head()).toBeUndefined()
})

test('a frozen environment takes nothing but what leads back', async () => {
  const frozen: Content = setFrozen(true)(users('1.0.0'))
  await log.append(0, frozen, { ...entry, action: 'freeze' })
  await expect(log.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'frozen' })
  await log.append(1, frozen, { ...entry, action: 'rollback' })
  await log.append(2, users('1.0.0'), { ...entry, action: 'thaw' })
  await log.append(3, users('1.1.0'), entry)
})

test('a process without a key reads and does not release', async () => {
  const { store, trust } = place
  const reader = releaseLog({ store, trust, environment: 'demo' })
  await release('1.0.0')
  expect((await reader.head())?.seq).toBe(1)
  await expect(reader.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'denied' })
})

test.each(['../prod', 'Prod', '', 'a b', 'x'.repeat(300)])('%j is no environment', (environment) => {
  expect(() => releaseLog({ ...place, environment })).toThrow('is no name of an environment')
})

describe('not used is a release', () => {
  test('that somebody has changed', async () => {
    await release('1.0.0')
    tamper(1, (text) => text.replace('"stable":"1.0.0"', '"stable":"6.6.6"'))
    await expect(open().head()).rejects.toThrow(
      'Release 1 of demo is not signed by a key that is trusted here.',
    )
  })

  test('that somebody has cut short', async () => {
    await release('1.0.0')
    tamper(1, (text) => text.slice(0, 100))
    await expect(open().head()).rejects.toThrow('Release 1 of demo cannot be read.')
  })

  test('that somebody else has signed', async () => {
    const keyFile = ensureSigningKey(join(place.folder, 'other-keys'))
    const stranger = releaseLog({
      store: place.store,
      environment: 'demo',
      signer: readSigner(keyFile, 'the key'),
      trust: readTrust(keyFile, 'the key'),
    })
    await stranger.append(0, users('1.0.0'), entry)
    await expect(log.head()).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('of another number or environment, however well it is signed', async () => {
    await release('1.0.0')
    await place.store.putNew('releases/demo/00000002.json', readFileSync(fileOf(1)))
    await place.store.putNew('releases/prod/00000001.json', readFileSync(fileOf(1)))
    await expect(open().head()).rejects.toThrow('Release 2 of demo is in the wrong place.')
    await expect(releaseLog({ ...place, environment: 'prod' }).head()).rejects.toMatchObject({
      kind: 'corrupt',
    })
  })
})

test('a chain that was exchanged below its head is found out', async () => {
  await release('1.0.0', '1.1.0', '1.2.0')
  const kept = [1, 2, 3].map((seq) => readFileSync(fileOf(seq)))
  for (const seq of [1, 2, 3]) rmSync(fileOf(seq))
  // The same key signs another history: every entry is well signed, but they do not belong together.
  log = open()
  await release('9.0.0')
  writeFileSync(fileOf(2), kept[1] ?? '')
  writeFileSync(fileOf(3), kept[2] ?? '')
  expect((await open().head())?.seq).toBe(3)
  await expect(open().history()).rejects.toThrow(
    'Release 2 of demo was made for another release 1 than the one that is there.',
  )
})

const APPENDER = fileURLToPath(new URL('../testing/append-releases.ts', import.meta.url))

const EACH = 40

const appended = (name: string) =>
  new Promise<number | null>((resolve) => {
    const args = ['--import', 'tsx', APPENDER, place.root, place.keyFile, name, String(EACH)]
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', resolve)
  })

test('four processes release forty times each: nothing is lost, and no reader sees half of one', async () => {
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

describe('an entry that cannot be read', () => {
  const reason = 'Entry 2 was written by a broken disk'
  const spoil = (seq: number) => writeFileSync(fileOf(seq), 'garbage')

  beforeEach(async () => {
    await release('1.0.0')
    spoil(2)
  })

  test('is named, and nothing is released behind it without a word', async () => {
    await expect(open().head()).rejects.toThrow('Release 2 of demo cannot be read. It is not used.')
    await expect(log.append(1, users('1.1.0'), entry)).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('is stepped over by a signed entry, for those who know the log and for those who do not', async () => {
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
})

test('what can be read is not stepped over', async () => {
  await release('1.0.0', '1.1.0')
  await expect(log.stepOver({ actor: 'ada', action: 'log.step-over', reason: entry.reason })).rejects.toThrow(
    'there is nothing to step over',
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
  await expect(stranger.head()).rejects.toThrow('Release 3 of demo steps over release 2, which is whole.')
})

describe('a log that goes back behind what was seen of it', () => {
  beforeEach(async () => {
    await release('1.0.0', '1.1.0', '1.2.0')
    await log.head()
    for (const seq of [2, 3]) rmSync(fileOf(seq))
  })

  test('is refused with a sentence that says the way on', async () => {
    const sentence =
      'The newest release of demo is 1, and release 3 was served already: the store is another one, or an older copy. Put the right one back; to go on with this one: portal accept-restore 3'
    await expect(log.head()).rejects.toThrow(sentence)
    await expect(log.append(3, users('1.3.0'), entry)).rejects.toThrow(sentence)
  })

  test('also when it has grown again', async () => {
    const other = open()
    for (const version of ['2.0.0', '2.1.0', '2.2.0', '2.3.0'])
      await other.append((await other.head())?.seq ?? 0, users(version), entry)
    await expect(log.head()).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('is followed once a signed release accounts for what was lost', async () => {
    const accepted = { actor: 'ada', action: 'restore.accept', reason: 'Back-up of Monday put back' } as const
    expect(await open().acceptLoss(3, accepted)).toMatchObject({ seq: 4, parent: 1, lostUpTo: 3 })
    for (const reader of [log, open()]) expect((await reader.head())?.seq).toBe(4)
    await log.append(4, users('1.1.0'), entry)
    expect((await open().history()).map(({ seq }) => seq)).toEqual([5, 4, 1])
  })
})
