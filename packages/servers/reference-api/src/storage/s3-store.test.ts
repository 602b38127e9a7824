import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { S3_KEYS, startFakeS3 } from '@portal/server-common/testing/fake-s3.ts'
import { factsOf } from '../testing/upload-file.ts'
import type { ObjectStore, PartedObject } from './object-store.ts'
import { s3Store } from './s3-store.ts'

let server: Awaited<ReturnType<typeof startFakeS3>>
let store: ObjectStore

beforeAll(async () => {
  server = await startFakeS3()
  process.env.AWS_ACCESS_KEY_ID = S3_KEYS.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = S3_KEYS.secretAccessKey
  store = s3Store({ bucket: 'portal', region: 'eu-central-1', endpoint: server.url })
})
afterAll(() => server.stop())

const csv = { contentType: 'text/csv', ...factsOf('a,b\n') }

test('returns what was written', async () => {
  expect(await store.write('c2p/one', Readable.from(['a,', 'b\n']), 'text/csv')).toEqual(factsOf('a,b\n'))
  expect(await store.sizeOf('c2p/one')).toBe(4)
  expect(await text(await store.read('c2p/one'))).toBe('a,b\n')
})

test('a removed object is gone', async () => {
  await store.write('c2p/two', Readable.from(['x']), 'text/plain')
  await store.remove('c2p/two')
  expect(await store.sizeOf('c2p/two')).toBeUndefined()
})

test('a bucket that accepts requests and is silent fails', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const place = { bucket: 'portal', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` }
  await expect(s3Store(place, 50).read('c2p/one')).rejects.toThrow('50 ms')
  silent.closeAllConnections()
  silent.close()
})

test('an upload address accepts only the announced bytes', async () => {
  const { url, headers } = await store.uploadUrl('c2p/three', csv)
  const put = (body: string, headersSent: Record<string, string> = { ...headers }) =>
    fetch(url, { method: 'PUT', headers: headersSent, body })
  expect((await put('c,d\n')).status).toBe(400)
  expect((await put('a,b\n', { 'Content-Type': 'text/csv' })).status).toBe(403)
  expect((await put('a,b\n')).status).toBe(200)
  expect(await store.sizeOf('c2p/three')).toBe(4)
})

test('a download address returns the file to be saved under its name', async () => {
  await store.write('c2p/four', Readable.from(['a,b\n']), 'text/csv')
  const url = await store.downloadUrl('c2p/four', { fileName: 'łódź.csv', contentType: 'text/csv' })
  const response = await fetch(url)
  expect([await response.text(), response.headers.get('content-disposition')]).toEqual([
    'a,b\n',
    "attachment; filename*=UTF-8''%C5%82%C3%B3d%C5%BA.csv",
  ])
  expect((await fetch(url.replace('four', 'one'))).status).toBe(403)
})

describe('an object in parts', () => {
  const begin = async (key: string) => ({ key, partsName: await store.beginParts(key, 'text/csv') })
  const put = async (object: PartedObject, number: number, body: string) =>
    fetch(await store.partUrl(object, { number, sizeBytes: body.length }), { method: 'PUT', body })

  test('is complete after joining, whatever the order of the parts', async () => {
    const object = await begin('c2p/five')
    expect((await put(object, 2, 'b\n')).status).toBe(200)
    expect(await store.partsOf(object)).toEqual([{ number: 2, sizeBytes: 2 }])
    await put(object, 1, 'a,')
    expect(await store.joinParts(object)).toEqual(factsOf('a,b\n'))
    expect(await text(await store.read('c2p/five'))).toBe('a,b\n')
  })

  test('accepts no more parts after it was discarded', async () => {
    const object = await begin('c2p/six')
    await store.dropParts(object)
    await store.dropParts(object)
    expect(await store.partsOf(object)).toBeUndefined()
    expect((await put(object, 1, 'a')).status).toBe(404)
  })

  test('accepts a part of the announced size only', async () => {
    const object = await begin('c2p/seven')
    const url = await store.partUrl(object, { number: 1, sizeBytes: 5 })
    expect((await fetch(url, { method: 'PUT', body: 'a' })).status).toBe(403)
  })
})
