import { UPLOAD_PART_BYTES } from '@portal/contract/tasks/upload.ts'
import { completeUpload, createPartUrls } from '@portal/contract/tasks/upload-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { digestOf } from './digest-stream.ts'
import { type ObjectPart, type ObjectStore, type PartedObject, UPLOAD_MINUTES } from './object-store.ts'
import { lockUpload } from './upload-store.ts'

/** The parts of a file of this size, all of equal size but the last. */
function partsFor(sizeBytes: number): ObjectPart[] {
  const count = Math.ceil(sizeBytes / UPLOAD_PART_BYTES)
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    sizeBytes: Math.min(UPLOAD_PART_BYTES, sizeBytes - index * UPLOAD_PART_BYTES),
  }))
}

interface Announced {
  readonly id: string
  readonly key: string
  readonly contentType: string
  readonly partsName: string | null
}

/** The store's name for the parts, requested with the first part. */
async function partsNameOf(db: Database, storage: ObjectStore, upload: Announced): Promise<string> {
  if (upload.partsName !== null) return upload.partsName
  const partsName = await storage.beginParts(upload.key, upload.contentType)
  await db.updateTable('upload').set({ partsName }).where('id', '=', upload.id).execute()
  return partsName
}

const incomplete = (message: string) => new ApiError('UPLOAD_INCOMPLETE', { message })

/** Joins the parts of a file of this size. Throws UPLOAD_INCOMPLETE when some are missing. */
async function joined(storage: ObjectStore, object: PartedObject, sizeBytes: number) {
  const there = (await storage.partsOf(object)) ?? []
  const size = there.reduce((sum, part) => sum + part.sizeBytes, 0)
  if (size !== sizeBytes) throw incomplete('Some parts of the file are missing.')
  return storage.joinParts(object)
}

/** Serves files that are sent in parts, so that an interrupted large upload can be resumed. */
export function serveUploadParts(api: Api): void {
  const { storage } = api

  serve(api, createPartUrls, async ({ db, caller, params }) => {
    const upload = await lockUpload(db, caller, params.uploadId)
    const { key, sizeBytes } = upload
    const isWhole = (await storage.sizeOf(key)) === sizeBytes
    const object = { key, partsName: isWhole ? '' : await partsNameOf(db, storage, upload) }
    const expiresAt = new Date(Date.now() + UPLOAD_MINUTES * 60_000).toISOString()
    const there = isWhole ? partsFor(sizeBytes) : await storage.partsOf(object)
    if (!there) throw new ApiError('UPLOAD_NOT_FOUND')
    const isThere = ({ number, sizeBytes }: ObjectPart) =>
      there.some((part) => part.number === number && part.sizeBytes === sizeBytes)
    const parts = partsFor(sizeBytes).map(async (part) => ({
      ...part,
      firstByte: (part.number - 1) * UPLOAD_PART_BYTES,
      ...(!isThere(part) && { uploadUrl: await storage.partUrl(object, part) }),
    }))
    return { body: { method: 'PUT' as const, expiresAt, parts: await Promise.all(parts) } }
  })

  serve(api, completeUpload, async ({ db, caller, params }) => {
    const { key, partsName, sizeBytes, sha256 } = await lockUpload(db, caller, params.uploadId)
    const isWhole = (await storage.sizeOf(key)) === sizeBytes
    // The checksum was compared: by the store, or here when the parts had been joined.
    if (isWhole && partsName === null) return { body: undefined }
    if (partsName === null) throw incomplete('No part of the file was received.')
    // A process that stopped after it joined the parts has not compared their checksum.
    const whole = isWhole
      ? await digestOf(await storage.read(key))
      : await joined(storage, { key, partsName }, sizeBytes)
    if (whole.sha256 !== sha256) {
      await storage.remove(key)
      throw incomplete('The file’s checksum does not match the announced one.')
    }
    await db.updateTable('upload').set({ partsName: null }).where('id', '=', params.uploadId).execute()
    return { body: undefined }
  })
}
