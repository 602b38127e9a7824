import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { createTestStore } from '../testing/test-store.ts'

const PORTAL = fileURLToPath(new URL('./portal.ts', import.meta.url))

test('a bucket that does not answer is reported in one sentence, without warnings of the SDK', async () => {
  const place = createTestStore()
  const env = {
    PATH: process.env.PATH,
    RELEASE_STORE: 's3://portal-releases/prod',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    RELEASE_SIGNING_KEY: place.keyFile,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }
  const status = promisify(execFile)(process.execPath, ['--import', 'tsx', PORTAL, 'status'], { env })
  await expect(status).rejects.toMatchObject({
    code: 1,
    stderr: 'The release bucket is unavailable. Nothing was changed. Try again later.\n',
  })
  place.remove()
})
