import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  type Part,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { digestOf } from './digest-stream.ts'
import { type PartedObject, type PartsStore, UPLOAD_MINUTES } from './object-store.ts'

/** For requests that are answered once a large object has been sent or joined. */
export const LONG_MS = 3_600_000

/** Multipart uploads of an S3 bucket. */
export function s3Parts(
  client: S3Client,
  bucket: string,
  read: (key: string) => Promise<Readable>,
): PartsStore {
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  /** The received parts of an object. A page lists a thousand, which is more than we send. */
  async function storedParts({ key, partsName }: PartedObject): Promise<readonly Part[]> {
    const { Parts = [] } = await client.send(new ListPartsCommand({ ...at(key), UploadId: partsName }))
    return Parts
  }

  return {
    beginParts: async (key, contentType) => {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType }),
      )
      if (!UploadId) throw new Error('The store started an upload without a name.')
      return UploadId
    },

    partUrl: ({ key, partsName }, { number, sizeBytes }) =>
      getSignedUrl(
        client,
        new UploadPartCommand({
          ...at(key),
          UploadId: partsName,
          PartNumber: number,
          ContentLength: sizeBytes,
        }),
        { expiresIn: UPLOAD_MINUTES * 60, signableHeaders: new Set(['content-length']) },
      ),

    partsOf: async (object) => {
      try {
        const parts = await storedParts(object)
        return parts.map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, sizeBytes: Size }))
      } catch (error) {
        if (error instanceof NoSuchUpload) return undefined
        throw error
      }
    },

    joinParts: async (object) => {
      const parts = await storedParts(object)
      await client.send(
        new CompleteMultipartUploadCommand({
          ...at(object.key),
          UploadId: object.partsName,
          MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
        }),
        { requestTimeout: LONG_MS },
      )
      // The store knows only the digests of the parts, so the whole object is read once.
      return digestOf(await read(object.key))
    },

    dropParts: async ({ key, partsName }) => {
      await client
        .send(new AbortMultipartUploadCommand({ ...at(key), UploadId: partsName }))
        .catch((error) => {
          if (!(error instanceof NoSuchUpload)) throw error
        })
    },
  }
}
