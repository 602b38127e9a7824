import multipart from '@fastify/multipart'
import { PUBLISH_FACTS, PublishFacts } from '@portal/contract/releases/publish-facts.ts'
import { MAX_FILES } from '@portal/contract/releases/published-schemas.ts'
import { planVersion, publishVersion } from '@portal/contract/releases/release-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { builtArtifact, describedArtifact } from '../artifact/built-artifact.ts'
import { planVersion as planFor } from '../operations/plan-version.ts'
import { storeOperations } from '../operations/store-operations.ts'
import { ReleaseError } from '../release-error.ts'
import type { FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import { requireBundles } from './require-bundles.ts'
import { requireNames } from './require-names.ts'
import { serve } from './serve.ts'

/** Far above the largest bundle, packed forms included. */
const LIMITS = { fields: 1, fieldSize: 8 * 1024, files: MAX_FILES, fileSize: 16 * 1024 * 1024 }
const MAX_BUNDLE_BYTES = 64 * 1024 * 1024

const TOO_LARGE = ['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT']

/** `undefined` if the text is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function uploadFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof ReleaseError) return error
  if ('code' in error && TOO_LARGE.includes(String(error.code))) return new ApiError('CONTENT_TOO_LARGE')
  return new ApiError('MALFORMED_REQUEST', { message: 'The upload was incomplete. Send it again.' })
}

interface Upload {
  readonly files: ReadonlyMap<string, Buffer>
  readonly facts: PublishFacts
}

/** The field beside the files. Fails as `refused`, with the first mistake. */
function factsIn(field: string, value: unknown): PublishFacts {
  if (field !== PUBLISH_FACTS)
    throw new ReleaseError('refused', `"${field.slice(0, 40)}" is not a field of an upload.`)
  const given = PublishFacts.safeParse(parsedJson(String(value)))
  if (given.success) return given.data
  const [issue] = given.error.issues
  throw new ReleaseError(
    'refused',
    `The facts of the upload are invalid: ${issue?.path.join('.')}. ${issue?.message}.`,
  )
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  const files = new Map<string, Buffer>()
  let facts: PublishFacts = {}
  let size = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      facts = factsIn(part.fieldname, part.value)
      continue
    }
    const bytes = await part.toBuffer()
    size += bytes.length
    if (size > MAX_BUNDLE_BYTES) throw new ApiError('CONTENT_TOO_LARGE')
    if (files.has(part.filename)) throw new ReleaseError('refused', `${part.filename} was sent twice.`)
    files.set(part.filename, bytes)
  }
  return { files, facts }
}

/** All files of an upload by name, and its facts. Throws an `ApiError` if it is incomplete. */
const uploaded = (request: FastifyRequest): Promise<Upload> =>
  readUpload(request).catch((error: unknown) => {
    throw uploadFailure(error)
  })

/** Says what would stop a version, then accepts it in one upload. Keeps nothing of it unless all of it is valid. */
export async function servePublishing(
  app: FastifyInstance,
  findCaller: FindCaller,
  findPlace: FindPlace,
): Promise<void> {
  serve(app, findCaller, planVersion, async ({ params, body, caller }) => {
    const described = describedArtifact(Buffer.from(body.manifest))
    requireBundles(caller, [described.manifest.name])
    const place = await findPlace(params.environment)
    await requireNames(caller, place, described.manifest)
    return { body: await planFor(place, described, body) }
  })

  // A separate scope: only these routes accept uploads.
  await app.register((own, _options, done) => {
    void own.register(multipart, { limits: LIMITS, throwFileSizeLimit: true })
    serve(own, findCaller, publishVersion, async ({ params, query, caller, request }) => {
      requireBundles(caller, [params.name])
      if (!request.isMultipart()) throw new ApiError('CONTENT_TYPE_NOT_ALLOWED')
      const { files, facts } = await uploaded(request)
      const { manifest } = builtArtifact(files)
      if (manifest.name !== params.name || manifest.version !== params.version)
        throw new ReleaseError(
          'refused',
          `The upload is ${manifest.name} ${manifest.version}, but the address names ${params.name} ${params.version}.`,
        )
      const place = await findPlace(query.environment)
      await requireNames(caller, place, manifest)
      const operations = storeOperations(place, caller.actor)
      const body = await operations.publish(files, facts)
      return { body, ...(body.result === 'published' && { status: 201 as const }) }
    })
    done()
  })
}
