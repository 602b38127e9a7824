import { PUBLISH_FACTS, PublishFacts } from '@portal/contract/releases/publish-facts.ts'
import { planVersion, publishVersion } from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { builtArtifact, describedArtifact } from '../artifact/built-artifact.ts'
import { planVersion as planFor } from '../operations/plan-version.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { storeOperations } from '../operations/store-operations.ts'
import { nothingReleased, ReleaseError } from '../release-error.ts'
import type { FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import { requireBundles } from './require-bundles.ts'
import { requireNames } from './require-names.ts'
import { serve } from './serve.ts'
import { acceptUploads, requireFields, uploaded } from './upload.ts'

/** `undefined` if the text is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The field beside the files. Fails as `refused`, with the first mistake. */
function factsIn(value: string): PublishFacts {
  const given = PublishFacts.safeParse(parsedJson(value))
  if (given.success) return given.data
  const [issue] = given.error.issues
  throw new ReleaseError(
    'refused',
    `The facts of the upload are invalid: ${issue?.path.join('.')}. ${issue?.message}.`,
  )
}

/** The releases that a version must fit. Fails as `absent` where there are none: everything would fit them. */
async function releasedPlace(findPlace: FindPlace, environment: string): Promise<ReleasePlace> {
  const place = await findPlace(environment)
  if (!(await place.log.head())) throw nothingReleased(environment)
  return place
}

/** Says what would stop a version, then accepts it in one upload. Keeps nothing of it unless all of it is valid. */
export async function servePublishing(
  app: FastifyInstance,
  findCaller: FindCaller,
  findPlace: FindPlace,
): Promise<void> {
  serve(app, findCaller, planVersion, async ({ params, body, caller }) => {
    const described = describedArtifact(Buffer.from(body.manifest))
    requireBundles(caller, [described.manifest.name])
    const place = await releasedPlace(findPlace, params.environment)
    await requireNames(caller, place, described.manifest)
    return { body: await planFor(place, described, body) }
  })

  await acceptUploads(app, (own) =>
    serve(own, findCaller, publishVersion, async ({ params, query, caller, request }) => {
      requireBundles(caller, [params.name])
      const upload = await uploaded(request)
      requireFields(upload, PUBLISH_FACTS)
      const { files, fields } = upload
      const facts = factsIn(fields.get(PUBLISH_FACTS) ?? '{}')
      const { manifest } = builtArtifact(files)
      if (manifest.name !== params.name || manifest.version !== params.version)
        throw new ReleaseError(
          'refused',
          `The upload is ${manifest.name} ${manifest.version}, but the address names ${params.name} ${params.version}.`,
        )
      const place = await releasedPlace(findPlace, query.environment)
      await requireNames(caller, place, manifest)
      const operations = storeOperations(place, caller.actor)
      const body = await operations.publish(files, facts)
      return { body, ...(body.result === 'published' && { status: 201 as const }) }
    }),
  )
}
