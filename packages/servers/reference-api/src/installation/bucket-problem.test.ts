import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { S3_KEYS, startFakeS3 } from '@portal/server-common/testing/fake-s3.ts'
import { s3Store } from '../storage/s3-store.ts'
import { bucketProblem } from './bucket-problem.ts'

type Lack = Parameters<typeof startFakeS3>[0]

const PORTAL = 'https://portal.bank.example'

let stop: (() => Promise<unknown>) | undefined

beforeAll(() => {
  process.env.AWS_ACCESS_KEY_ID = S3_KEYS.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = S3_KEYS.secretAccessKey
})
afterEach(() => stop?.())

async function problem(lack?: Lack) {
  const server = await startFakeS3(lack)
  stop = server.stop
  return bucketProblem(s3Store({ bucket: 'portal', region: 'eu-central-1', endpoint: server.url }), PORTAL)
}

test('a bucket that does all that storage needs has no problem', async () => {
  expect(await problem()).toBeUndefined()
})

test('an unknown bucket or wrong credentials are to be corrected first', async () => {
  const found = await problem(() => 403)
  expect(found?.found).toBe('does not support PutObject.')
  expect(found?.mend).toMatch(/^Correct S3_BUCKET, .* must allow s3:PutObject, .*s3:AbortMultipartUpload\.$/)
})

test.each<[string, Lack]>([
  ['HeadObject', ({ method }) => (method === 'HEAD' ? 403 : undefined)],
  ['CreateMultipartUpload', (_request, url) => (url.searchParams.has('uploads') ? 501 : undefined)],
  ['UploadPart', (_request, url) => (url.searchParams.has('partNumber') ? 501 : undefined)],
  [
    'ListParts',
    ({ method }, url) => (method === 'GET' && url.searchParams.has('uploadId') ? 501 : undefined),
  ],
  [
    'AbortMultipartUpload',
    ({ method }, url) => (method === 'DELETE' && url.searchParams.has('uploadId') ? 403 : undefined),
  ],
])('names %s when the bucket refuses it', async (call, lack) => {
  expect(await problem(lack)).toEqual({
    found: `does not support ${call}.`,
    mend: `Allow ${call} in the policy of the bucket, or use a store that supports it.`,
  })
})

test('a bucket without a rule for the portal would fail uploads from the browser only', async () => {
  expect(await problem(({ method }) => (method === 'OPTIONS' ? 403 : undefined))).toEqual({
    found: `does not let browsers upload from ${PORTAL}.`,
    mend: `Add a CORS rule for ${PORTAL} with the methods PUT and GET and all headers.`,
  })
})
