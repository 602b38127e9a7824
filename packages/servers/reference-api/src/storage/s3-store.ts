import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { digestStream } from './digest-stream.ts'
import { encodedName } from './download-headers.ts'
import { DOWNLOAD_MINUTES, type ObjectFacts, type ObjectStore, UPLOAD_MINUTES } from './object-store.ts'
import { LONG_MS, s3Parts } from './s3-parts.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** For stores that speak S3 but are not Amazon's. */
  readonly endpoint: string | undefined
}

/** Callers report failures. The SDK would also write plain lines to the console. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

const CHECKSUM = 'x-amz-checksum-sha256'
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

/** Without it, a bucket that accepts requests and is silent would hold up a task or a request for good. */
const ANSWER_MS = 30_000

const clientOf = ({ region, endpoint }: Omit<S3Settings, 'bucket'>, answerMs: number) =>
  new S3Client({
    region,
    logger: SILENT,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Otherwise the SDK would sign a checksum of an empty body into upload addresses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // Not the socket's own timeout, which a slow reader of an object would meet.
    requestHandler: { connectionTimeout: answerMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })

/**
 * A store in an S3 bucket. Credentials come from the SDK's usual places: environment, profile or instance. A
 * bucket that does not begin to answer within `answerMs` fails.
 */
export function s3Store({ bucket, region, endpoint }: S3Settings, answerMs: number = ANSWER_MS): ObjectStore {
  const client = clientOf({ region, endpoint }, answerMs)
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const putCommand = (key: string, { contentType, sizeBytes, sha256 }: ObjectFacts, body?: Readable) =>
    new PutObjectCommand({
      ...at(key),
      ContentType: contentType,
      ContentLength: sizeBytes,
      ChecksumSHA256: base64(sha256),
      ...(body && { Body: body }),
    })

  async function read(key: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand(at(key)))
    if (!(Body instanceof Readable)) throw new Error('The object came without a body.')
    return Body
  }

  return {
    uploadUrl: async (key, facts) => ({
      url: await getSignedUrl(client, putCommand(key, facts), {
        expiresIn: UPLOAD_MINUTES * 60,
        signableHeaders: new Set(['content-type', 'content-length', CHECKSUM]),
        unhoistableHeaders: new Set([CHECKSUM]),
      }),
      headers: { 'Content-Type': facts.contentType, [CHECKSUM]: base64(facts.sha256) },
    }),

    downloadUrl: (key, { fileName, contentType }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(key),
          ResponseContentType: contentType,
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodedName(fileName)}`,
        }),
        { expiresIn: DOWNLOAD_MINUTES * 60 },
      ),

    sizeOf: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },

    read,

    // S3 needs size and digest in advance, so the bytes are first written to a file.
    write: async (key, content, contentType) => {
      const folder = await mkdtemp(join(tmpdir(), 'upload-'))
      try {
        const file = join(folder, 'bytes')
        const { stream, result } = digestStream()
        await pipeline(content, stream, createWriteStream(file))
        const facts = result()
        const put = putCommand(key, { ...facts, contentType }, createReadStream(file))
        await client.send(put, { requestTimeout: LONG_MS })
        return facts
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    ...s3Parts(client, bucket, read),

    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
