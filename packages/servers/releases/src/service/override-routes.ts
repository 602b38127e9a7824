import {
  createOverride,
  listOverrides,
  planOverride,
  revokeOverride,
} from '@portal/contract/releases/release-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance } from 'fastify'
import { storeOperations } from '../operations/store-operations.ts'
import { failedAs } from '../release-error.ts'
import type { FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import type { FindFacts } from './find-facts.ts'
import { requireBundles } from './require-bundles.ts'
import { serve } from './serve.ts'

interface Sources {
  readonly findPlace: FindPlace
  readonly findFacts: FindFacts
}

/** Overrides: versions for single people. */
export function serveOverrides(
  app: FastifyInstance,
  findCaller: FindCaller,
  { findPlace, findFacts }: Sources,
): void {
  serve(app, findCaller, listOverrides, async ({ params, caller }) => {
    const operations = storeOperations(await findPlace(params.environment), caller.actor)
    return { body: { items: [...(await operations.overrides())] } }
  })

  serve(app, findCaller, planOverride, async ({ params, body, ...call }) => {
    requireBundles(call.caller, Object.keys(body.versions))
    const facts = findFacts(params.environment, call)
    const operations = storeOperations(await findPlace(params.environment), call.caller.actor, facts)
    return { body: { notes: [...(await operations.planOverride(body))] } }
  })

  serve(app, findCaller, createOverride, async ({ params, body, caller }) => {
    requireBundles(caller, Object.keys(body.versions))
    const operations = storeOperations(await findPlace(params.environment), caller.actor)
    return { body: await operations.createOverride({ ...body, reason: body.changeReason }) }
  })

  serve(app, findCaller, revokeOverride, async ({ params, caller, changeReason }) => {
    requireBundles(caller, undefined)
    const operations = storeOperations(await findPlace(params.environment), caller.actor)
    await operations.revokeOverride(params.overrideId, changeReason).catch((error: unknown) => {
      throw failedAs('absent', error) ? new ApiError('OVERRIDE_NOT_FOUND') : error
    })
    return { body: undefined }
  })
}
