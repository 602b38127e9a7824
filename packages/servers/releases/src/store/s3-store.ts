import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type FailureKind, failedAs, ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from './release-store.ts'
import { requireKey } from './store-key.ts'

export interface S3Place {
  readonly bucket: string
  /** Prefix of every key; empty for the whole bucket. */
  readonly prefix: string
  readonly region: string
  /** For S3-compatible stores outside AWS. */
  readonly endpoint: string | undefined
}

const SENTENCES: Readonly<Record<string, string>> = {
  absent: 'Not found in the release store.',
  denied: 'Access to the release bucket was denied. Ask its administrator for access.',
  unreachable: 'The release bucket is unavailable. Nothing was changed. Try again later.',
}

function kindOf(error: unknown): FailureKind {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  // A missing bucket is not an empty one.
  if (error instanceof S3ServiceException && error.name === 'NoSuchBucket') return 'unreachable'
  if (status === 404) return 'absent'
  return status === 401 || status === 403 ? 'denied' : 'unreachable'
}

/** Translates the bucket's errors to the store's. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const kind = kindOf(error)
    throw new ReleaseError(kind, SENTENCES[kind] ?? '', { cause: error })
  }
}

const IS_THERE = 412
/** Two clients wrote the key at the same time, and neither knows yet who was first. */
const AT_ONCE = 409
const MAX_ATTEMPTS = 5

/** Without it, a connection that was lost silently would keep a host from looking for releases. */
const SILENCE_MS = 10_000

const clientOf = ({ region, endpoint }: S3Place, silenceMs: number) =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
  })

/**
 * A store in an S3 bucket: a name is created by a conditional write, which fails when the name is taken. The
 * SDK finds the credentials: environment, profile or instance. A bucket that is silent for `silenceMs` is
 * unreachable.
 */
export function s3Store(place: S3Place, silenceMs: number = SILENCE_MS): ReleaseStore {
  const { bucket, prefix } = place
  const client = clientOf(place, silenceMs)
  const root = prefix && `${prefix}/`
  const at = (key: string) => ({ Bucket: bucket, Key: root + requireKey(key) })

  async function putNew(key: string, bytes: Uint8Array, tries = 1): Promise<'created' | 'exists'> {
    try {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: '*' }))
      return 'created'
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
      if (status === IS_THERE) return 'exists'
      if (status === AT_ONCE && tries < MAX_ATTEMPTS) return putNew(key, bytes, tries + 1)
      return told(Promise.reject(error))
    }
  }

  /** An answer contains at most a thousand keys. */
  async function keysFrom(folder: string, after: string, token?: string): Promise<string[]> {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${root}${requireKey(folder)}/`,
        ...(after && { StartAfter: root + after }),
        ...(token && { ContinuationToken: token }),
      }),
    )
    const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(root.length)]))
    if (NextContinuationToken === undefined) return keys
    return [...keys, ...(await keysFrom(folder, after, NextContinuationToken))]
  }

  async function foldersIn(folder: string, token?: string): Promise<string[]> {
    const prefix = `${root}${requireKey(folder)}/`
    const { CommonPrefixes = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        Delimiter: '/',
        ...(token && { ContinuationToken: token }),
      }),
    )
    const names = CommonPrefixes.flatMap(({ Prefix = '' }) => Prefix.slice(prefix.length, -1) || [])
    if (NextContinuationToken === undefined) return names
    return [...names, ...(await foldersIn(folder, NextContinuationToken))]
  }

  return {
    async putNew(key, bytes) {
      requireKey(key)
      return putNew(key, bytes)
    },

    async get(key) {
      const { Body } = await told(client.send(new GetObjectCommand(at(key))))
      if (!Body) throw new ReleaseError('absent', SENTENCES.absent ?? '')
      return Buffer.from(await told(Body.transformToByteArray()))
    },

    async list(folder, after = '') {
      // In byte order, which is the order of the names.
      return (await told(keysFrom(folder, after))).sort()
    },

    async folders(folder) {
      return (await told(foldersIn(folder))).sort()
    },

    async head(key) {
      try {
        const { ContentLength = 0 } = await told(client.send(new HeadObjectCommand(at(key))))
        return { bytes: ContentLength }
      } catch (error) {
        if (failedAs('absent', error)) return undefined
        throw error
      }
    },
  }
}
