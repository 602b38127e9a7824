import multipart from '@fastify/multipart'
import { MAX_FILES } from '@portal/contract/releases/published-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ReleaseError } from '../release-error.ts'

/** Far above the largest bundle, packed forms included. */
const LIMITS = {
  fields: 1,
  fieldSize: 8 * 1024,
  files: MAX_FILES,
  fileSize: 16 * 1024 * 1024,
  parts: MAX_FILES + 1,
}
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

const TOO_LARGE = ['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT']

interface Upload {
  readonly files: ReadonlyMap<string, Buffer>
  /** The texts beside the files, by name. */
  readonly fields: ReadonlyMap<string, string>
}

function uploadFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof ReleaseError) return error
  if ('code' in error && TOO_LARGE.includes(String(error.code))) return new ApiError('CONTENT_TOO_LARGE')
  return new ApiError('MALFORMED_REQUEST', { message: 'The upload was incomplete. Send it again.' })
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  const files = new Map<string, Buffer>()
  const fields = new Map<string, string>()
  let size = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    if (!part.filename) throw new ReleaseError('refused', 'Each file of an upload needs a name.')
    const bytes = await part.toBuffer()
    size += bytes.length
    if (size > MAX_UPLOAD_BYTES) throw new ApiError('CONTENT_TOO_LARGE')
    if (files.has(part.filename)) throw new ReleaseError('refused', `${part.filename} was sent twice.`)
    files.set(part.filename, bytes)
  }
  return { files, fields }
}

/** All files of an upload by name, and its fields. Throws an `ApiError` if it is incomplete. */
export async function uploaded(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ApiError('CONTENT_TYPE_NOT_ALLOWED')
  return readUpload(request).catch((error: unknown) => {
    throw uploadFailure(error)
  })
}

/** Registers routes that accept uploads, in a separate scope: no other routes accept them. */
export async function acceptUploads(
  app: FastifyInstance,
  routes: (own: FastifyInstance) => void,
): Promise<void> {
  await app.register((own, _options, done) => {
    void own.register(multipart, { limits: LIMITS, throwFileSizeLimit: true })
    routes(own)
    done()
  })
}

/** Fails as `refused` unless the fields of an upload have these names. */
export function requireFields({ fields }: Upload, ...known: readonly string[]): void {
  const odd = [...fields.keys()].find((name) => !known.includes(name))
  if (odd === undefined) return
  throw new ReleaseError('refused', `"${odd.slice(0, 40)}" is not a field of an upload.`)
}
