import { chmodSync, existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestStore } from '../testing/test-store.ts'

let place: ReturnType<typeof createTestStore>

beforeEach(() => {
  place = createTestStore()
})

afterEach(() => {
  place.remove()
})

/** Runs without any rights to a folder; an administrator has every right, so it switches to another user. */
async function asNobody(folder: string, work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0)
  if (isRoot) process.seteuid?.(65_534)
  try {
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
    chmodSync(folder, 0o700)
  }
}

const bytes = (text: string) => Buffer.from(text)

test('the first write of a key is permanent', async () => {
  expect(await place.store.putNew('releases/demo/1.json', bytes('first'))).toBe('created')
  expect(await place.store.putNew('releases/demo/1.json', bytes('second'))).toBe('exists')
  expect((await place.store.get('releases/demo/1.json')).toString()).toBe('first')
})

test('one of many simultaneous writes succeeds', async () => {
  const all = Array.from({ length: 20 }, (_, number) => place.store.putNew('key', bytes(`${number}`)))
  const results = await Promise.all(all)
  expect(results.filter((result) => result === 'created')).toHaveLength(1)
  expect((await place.store.get('key')).toString()).toBe(`${results.indexOf('created')}`)
})

test('lists keys in order, after a given key', async () => {
  for (const key of ['a/3', 'a/1', 'a/deep/2', 'b/1']) await place.store.putNew(key, bytes(key))
  expect(await place.store.list('a')).toEqual(['a/1', 'a/3', 'a/deep/2'])
  expect(await place.store.list('a', 'a/1')).toEqual(['a/3', 'a/deep/2'])
  expect(await place.store.list('nothing')).toEqual([])
})

test('names the folders in a folder, but not what is below or beside them', async () => {
  for (const key of ['a/two/1', 'a/one/deep/1', 'a/1', 'b/three/1']) await place.store.putNew(key, bytes(key))
  expect(await place.store.folders('a')).toEqual(['one', 'two'])
  expect(await place.store.folders('nothing')).toEqual([])
})

test('does not list a write in progress', async () => {
  await place.store.putNew('a/1', bytes('x'))
  expect(readdirSync(place.root).sort()).toEqual(['.unfinished', 'a'])
  expect(readdirSync(join(place.root, '.unfinished'))).toEqual([])
})

test('reports the size of an entry, and that one does not exist', async () => {
  await place.store.putNew('a/1', bytes('four'))
  expect(await place.store.head('a/1')).toEqual({ bytes: 4 })
  expect(await place.store.head('a/2')).toBeUndefined()
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', '.unfinished/1', 'a//b', 'a\\b', ''])(
  'the key %j leads nowhere',
  async (key) => {
    await expect(place.store.get(key)).rejects.toMatchObject({ kind: 'refused' })
    await expect(place.store.putNew(key, bytes('x'))).rejects.toMatchObject({ kind: 'refused' })
  },
)

describe('a failure has its kind:', () => {
  test('the key does not exist', async () => {
    await expect(place.store.get('a/1')).rejects.toMatchObject({ kind: 'absent' })
    await expect(place.store.get('a')).rejects.toMatchObject({ kind: 'absent' })
  })

  test('the folder of the store is gone and is not created again', async () => {
    await place.store.putNew('a/1', bytes('x'))
    renameSync(place.root, `${place.root}-away`)
    await expect(place.store.get('a/1')).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(place.store.list('a')).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(place.store.head('a/1')).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(place.store.putNew('a/2', bytes('x'))).rejects.toMatchObject({ kind: 'unreachable' })
    expect(existsSync(place.root)).toBe(false)
  })

  test('this process has no access to the folder', async () => {
    await place.store.putNew('a/1', bytes('x'))
    chmodSync(place.folder, 0o755)
    await asNobody(place.root, async () => {
      await expect(place.store.get('a/1')).rejects.toMatchObject({ kind: 'denied' })
      await expect(place.store.head('a/1')).rejects.toMatchObject({ kind: 'denied' })
      await expect(place.store.putNew('a/2', bytes('x'))).rejects.toMatchObject({ kind: 'denied' })
    })
  })
})
