import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import {
  compareReleases,
  createRelease,
  listReleases,
  planRelease,
  rollBack,
} from '@portal/contract/releases/release-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storeOperations } from '../operations/store-operations.ts'
import type { Caller, FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import type { FindFacts } from './find-facts.ts'
import { requireBundles } from './require-bundles.ts'
import { serve } from './serve.ts'

/** The release that a change was made for, from `If-Match`. */
function expectedRelease({ headers }: FastifyRequest): number {
  const [, seq] = /^"r(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? []
  if (seq === undefined) throw new ApiError('REVISION_REQUIRED')
  return Number(seq)
}

interface Sources {
  readonly findPlace: FindPlace
  readonly findFacts: FindFacts
}

/** Lists, plans and makes releases. */
export function serveReleases(
  app: FastifyInstance,
  findCaller: FindCaller,
  { findPlace, findFacts }: Sources,
): void {
  async function release(
    environment: string,
    { change, changeReason: reason }: { change: ReleaseChange; changeReason: string },
    call: { caller: Caller; request: FastifyRequest },
  ) {
    const { caller, request } = call
    requireBundles(caller, 'bundle' in change && change.bundle !== undefined ? [change.bundle] : undefined)
    if (change.action === 'approve' && caller.isBuildServer)
      throw new ApiError('PERMISSION_DENIED', { message: 'People approve versions. A build token cannot.' })
    const expected = expectedRelease(request)
    const facts = findFacts(environment, call)
    const operations = storeOperations(await findPlace(environment), caller.actor, facts)
    const body = await operations.release({ change, reason, expected })
    return { body, revision: body.seq }
  }

  serve(app, findCaller, listReleases, async ({ params, query, caller }) => {
    const operations = storeOperations(await findPlace(params.environment), caller.actor)
    return { body: await operations.history(query) }
  })

  serve(app, findCaller, compareReleases, async ({ params, query, caller }) => {
    const operations = storeOperations(await findPlace(params.environment), caller.actor)
    return { body: await operations.compare(query.from, Number(params.seq)) }
  })

  serve(app, findCaller, planRelease, async ({ params, body, ...call }) => {
    const facts = findFacts(params.environment, call)
    const operations = storeOperations(await findPlace(params.environment), call.caller.actor, facts)
    return { body: await operations.plan(body) }
  })

  serve(app, findCaller, createRelease, ({ params, body, ...call }) =>
    release(params.environment, body, call),
  )
  serve(app, findCaller, rollBack, ({ params, body, ...call }) => release(params.environment, body, call))
}
