import multipart from '@fastify/multipart'
import { publishVersion } from '@portal/contract/releases/release-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { builtArtifact } from '../artifact/built-artifact.ts'
import { storeOperations } from '../operations/store-operations.ts'
import { ReleaseError } from '../release-error.ts'
import type { FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import { requireBundles } from './require-bundles.ts'
import { requireNames } from './require-names.ts'
import { serve } from './serve.ts'

/** Far above the largest bundle, packed forms included. */
const LIMITS = { fields: 0, files: 2000, fileSize: 16 * 1024 * 1024 }
const LARGEST_BUNDLE = 64 * 1024 * 1024

const TOO_LARGE = ['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT']

function uploadFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof ReleaseError) return error
  if ('code' in error && TOO_LARGE.includes(String(error.code))) return new ApiError('CONTENT_TOO_LARGE')
  return new ApiError('MALFORMED_REQUEST', { message: 'The upload was incomplete. Send it again.' })
}

async function readFiles(request: FastifyRequest): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let size = 0
  for await (const part of request.files()) {
    const bytes = await part.toBuffer()
    size += bytes.length
    if (size > LARGEST_BUNDLE) throw new ApiError('CONTENT_TOO_LARGE')
    if (files.has(part.filename)) throw new ReleaseError('refused', `${part.filename} was sent twice.`)
    files.set(part.filename, bytes)
  }
  return files
}

/** All files of an upload by name. Throws an `ApiError` if it is incomplete. */
const uploadedFiles = (request: FastifyRequest): Promise<ReadonlyMap<string, Buffer>> =>
  readFiles(request).catch((error: unknown) => {
    throw uploadFailure(error)
  })

/** Accepts versions of bundles, one per upload. Keeps nothing of an upload unless all of it is valid. */
export async function servePublishing(
  app: FastifyInstance,
  findCaller: FindCaller,
  findPlace: FindPlace,
): Promise<void> {
  // A separate scope: only these routes accept uploads.
  await app.register((own, _options, done) => {
    void own.register(multipart, { limits: LIMITS, throwFileSizeLimit: true })
    serve(own, findCaller, publishVersion, async ({ params, query, caller, request }) => {
      requireBundles(caller, [params.name])
      if (!request.isMultipart()) throw new ApiError('CONTENT_TYPE_NOT_ALLOWED')
      const files = await uploadedFiles(request)
      const { manifest } = builtArtifact(files)
      if (manifest.name !== params.name || manifest.version !== params.version)
        throw new ReleaseError(
          'refused',
          `The upload is ${manifest.name} ${manifest.version}, but the address names ${params.name} ${params.version}.`,
        )
      const place = await findPlace(query.environment)
      await requireNames(caller, place, manifest)
      const operations = storeOperations(place, caller.actor)
      const body = await operations.publish(files)
      return { body, ...(body.result === 'published' && { status: 201 as const }) }
    })
    done()
  })
}
