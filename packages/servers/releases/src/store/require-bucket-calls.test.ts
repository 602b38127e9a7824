import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { S3_KEYS, startFakeS3 } from '@portal/server-common/testing/fake-s3.ts'
import { openStore } from './open-store.ts'
import { requireBucketCalls } from './require-bucket-calls.ts'

type Lack = Parameters<typeof startFakeS3>[0]

let stop: (() => Promise<unknown>) | undefined

beforeAll(() => {
  process.env.AWS_ACCESS_KEY_ID = S3_KEYS.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = S3_KEYS.secretAccessKey
})
afterEach(() => stop?.())

/** Checks a bucket whose server lacks something, twice: a later start finds the file of the first. */
async function check(lack?: Lack): Promise<void> {
  const server = await startFakeS3(lack)
  stop = server.stop
  const store = await openStore('s3://portal/prod', { S3_ENDPOINT: server.url })
  await requireBucketCalls(store)
  await requireBucketCalls(store)
}

test('a bucket that does what releases need is accepted, again at a later start', async () => {
  await expect(check()).resolves.toBeUndefined()
})

test('a bucket that ignores If-None-Match would lose releases, so it is refused', async () => {
  const ignoring: Lack = (request) => {
    delete request.headers['if-none-match']
    return undefined
  }
  await expect(check(ignoring)).rejects.toThrow(
    'The release bucket does not support PutObject with If-None-Match. Use a store that does, such as Amazon S3.',
  )
})

test('a bucket that cannot list keys after a given one is refused', async () => {
  const ignoring: Lack = (_request, url) => {
    url.searchParams.delete('start-after')
    return undefined
  }
  await expect(check(ignoring)).rejects.toThrow('does not support ListObjectsV2 with StartAfter.')
})

test.each<[string, string, Lack]>([
  ['does not support PutObject', 'writing', ({ method }) => (method === 'PUT' ? 501 : undefined)],
  ['does not support HeadObject', 'the size', ({ method }) => (method === 'HEAD' ? 501 : undefined)],
  ['denies PutObject', 'writing to this user', ({ method }) => (method === 'PUT' ? 403 : undefined)],
  [
    'denies ListObjectsV2',
    'listing to this user',
    (_request, url) => (url.searchParams.has('list-type') ? 403 : undefined),
  ],
])('says that the bucket %s when it refuses %s', async (fault, _what, lack) => {
  await expect(check(lack)).rejects.toThrow(`The release bucket ${fault}.`)
})

test('a bucket that does not answer may answer later', async () => {
  const store = await openStore('s3://portal/prod', { S3_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(requireBucketCalls(store)).resolves.toBeUndefined()
})
