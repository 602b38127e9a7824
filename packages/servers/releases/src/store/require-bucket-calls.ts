import { failedAs, ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from './release-store.ts'

const KEY = 'checks/bucket/first-write'
const CONTENT = Buffer.from('Written to check that this bucket keeps the first write of a key.\n')

/** The calls that releases need, in an order in which each can be tried, and whether a bucket does what they say. */
const callsOf = (store: ReleaseStore): readonly (readonly [string, () => Promise<boolean>])[] => [
  ['PutObject', async () => (await store.putNew(KEY, CONTENT)) !== undefined],
  ['PutObject with If-None-Match', async () => (await store.putNew(KEY, CONTENT)) === 'exists'],
  ['GetObject', async () => CONTENT.equals(await store.get(KEY))],
  ['HeadObject', async () => (await store.head(KEY))?.bytes === CONTENT.length],
  ['ListObjectsV2', async () => (await store.list('checks')).includes(KEY)],
  ['ListObjectsV2 with Delimiter', async () => (await store.folders('checks')).includes('bucket')],
  ['ListObjectsV2 with StartAfter', async () => !(await store.list('checks', KEY)).includes(KEY)],
]

/** One of these calls may be what the bucket lacks. */
async function isAnswering(store: ReleaseStore): Promise<boolean> {
  const attempts = await Promise.allSettled([store.head(KEY), store.list('checks')])
  return attempts.some(
    (attempt) => attempt.status === 'fulfilled' || !failedAs('unreachable', attempt.reason),
  )
}

/**
 * Tries each call that releases need of a bucket. Fails as `refused` with the first one that it denies or does not
 * support: if it ignored If-None-Match, simultaneous releases would overwrite each other. Says nothing of a bucket that
 * does not answer.
 */
export async function requireBucketCalls(store: ReleaseStore): Promise<void> {
  if (!(await isAnswering(store))) return
  for (const [call, works] of callsOf(store)) {
    const result = await works().catch((error: unknown) => (failedAs('denied', error) ? 'denied' : false))
    if (result === 'denied')
      throw new ReleaseError(
        'refused',
        `The release bucket denies ${call}. Allow s3:PutObject, s3:GetObject and s3:ListBucket.`,
      )
    if (!result)
      throw new ReleaseError(
        'refused',
        `The release bucket does not support ${call}. Use a store that does, such as Amazon S3.`,
      )
  }
}
