import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { S3_KEYS, startFakeS3 } from '@portal/server-common/testing/fake-s3.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { failedAs } from '../release-error.ts'
import { createTestStore } from '../testing/test-store.ts'
import { openStore } from './open-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { s3Store } from './s3-store.ts'

let server: Awaited<ReturnType<typeof startFakeS3>>
let store: ReleaseStore

const opened = (prefix: string, endpoint = server.url) =>
  openStore(`s3://portal/${prefix}`, { S3_ENDPOINT: endpoint })
const bytes = (text: string) => Buffer.from(text)

beforeAll(async () => {
  server = await startFakeS3()
  process.env.AWS_ACCESS_KEY_ID = S3_KEYS.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = S3_KEYS.secretAccessKey
  store = await opened('prod')
})
afterAll(() => server.stop())

test('the first write of a key is permanent', async () => {
  expect(await store.putNew('releases/demo/1.json', bytes('first'))).toBe('created')
  expect(await store.putNew('releases/demo/1.json', bytes('second'))).toBe('exists')
  expect((await store.get('releases/demo/1.json')).toString()).toBe('first')
})

test('lists keys in order, after a given key, across several pages of answers', async () => {
  const keys = Array.from({ length: 1205 }, (_, number) => `many/${String(number).padStart(8, '0')}.json`)
  for (const key of keys) await store.putNew(key, bytes('x'))
  expect(await store.list('many')).toEqual(keys)
  expect(await store.list('many', keys[1202])).toEqual(keys.slice(1203))
  expect(await store.list('nothing')).toEqual([])
})

test('names the folders in a folder, across several pages of answers', async () => {
  const names = Array.from({ length: 1005 }, (_, number) => String(number).padStart(4, '0'))
  for (const name of names) await store.putNew(`folders/${name}/deep/1`, bytes('x'))
  await store.putNew('folders/1', bytes('x'))
  expect(await store.folders('folders')).toEqual(names)
  expect(await store.folders('nothing')).toEqual([])
})

test('two stores of one bucket are independent', async () => {
  await store.putNew('own/1', bytes('x'))
  expect(await (await opened('test')).list('own')).toEqual([])
})

test('reports the size of an entry, and that one does not exist', async () => {
  await store.putNew('sizes/1', bytes('four'))
  expect(await store.head('sizes/1')).toEqual({ bytes: 4 })
  expect(await store.head('sizes/2')).toBeUndefined()
})

test('keeps each of many simultaneous releases', async () => {
  const { trust, signer, remove } = createTestStore()
  const log = releaseLog({ store, environment: 'many', trust, signer })
  async function append(name: string): Promise<void> {
    const head = await log.head()
    const entry = { actor: name, action: 'promote', reason: `${name} has something new` } as const
    try {
      await log.append(head?.seq ?? 0, promote(`@portal/${name}`, '1.0.0')(head ?? NOTHING), entry)
    } catch (error) {
      if (!failedAs('conflict', error)) throw error
      await append(name)
    }
  }
  const names = Array.from({ length: 12 }, (_, number) => `app-${String.fromCharCode(97 + number)}`)
  await Promise.all(names.map(append))
  expect(
    Object.keys((await log.head())?.bundles ?? {})
      .map((name) => name.slice('@portal/'.length))
      .sort(),
  ).toEqual(names)
  expect(await log.history()).toHaveLength(names.length)
  remove()
})

describe('a failure has its kind:', () => {
  test('the key does not exist', async () => {
    await expect(store.get('a/1')).rejects.toMatchObject({ kind: 'absent' })
  })

  test('a key that leads elsewhere', async () => {
    await expect(store.putNew('../secret', bytes('x'))).rejects.toMatchObject({ kind: 'refused' })
  })

  test('the bucket does not answer', async () => {
    const away = await opened('prod', 'http://127.0.0.1:9')
    await expect(away.get('a/1')).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(away.putNew('a/1', bytes('x'))).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('the bucket accepts requests and is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const place = { bucket: 'portal', prefix: '', region: 'eu-central-1' }
    const store = s3Store({ ...place, endpoint: `http://127.0.0.1:${port}` }, 50)
    await expect(store.list('releases')).rejects.toMatchObject({ kind: 'unreachable' })
    silent.closeAllConnections()
    silent.close()
  })

  test('the credentials have no access', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another'
    const stranger = await opened('prod')
    await expect(stranger.get('a/1')).rejects.toMatchObject({ kind: 'denied' })
    await expect(stranger.putNew('a/1', bytes('x'))).rejects.toMatchObject({ kind: 'denied' })
    process.env.AWS_SECRET_ACCESS_KEY = S3_KEYS.secretAccessKey
  })

  test('the name is not a store', async () => {
    await expect(openStore('https://bucket.example', {})).rejects.toThrow('s3://portal-releases/prod')
  })
})
