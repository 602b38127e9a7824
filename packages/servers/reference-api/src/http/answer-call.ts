import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { pathParams } from '@portal/server-common/http/path-params.ts'
import type { Reply } from '@portal/server-common/http/reply.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { auditFacts, type Recorded, withAudit } from '../database/audit.ts'
import type { AuditFacts } from '../database/audit-chain.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from './api.ts'
import type { Answer } from './call.ts'
import { beginFor, once } from './idempotency.ts'
import { parseInput } from './parse-input.ts'
import { identityOf } from './request-identity.ts'
import { isUnchanged } from './revision.ts'

/** A handler without its types: the contract checked them when it was registered. */
export type AnyHandler = (call: object) => Promise<Answer<unknown>>

interface Operation {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly caller: Caller
}

function payloadOf({ name }: Endpoint, body: unknown): string {
  const schema = ALL_SCHEMAS[name]?.response
  return schema ? JSON.stringify(schema.parse(body)) : ''
}

function replyOf(
  { endpoint, caller, request }: Operation,
  { body, revision, isLively, location }: Answer<unknown>,
): Reply {
  const etag = revision !== undefined && endpoint.revisioned ? { etag: entityTag(revision) } : {}
  if (
    endpoint.method === 'GET' &&
    revision !== undefined &&
    !isLively &&
    isUnchanged(request.headers['if-none-match'], revision)
  ) {
    return { status: 304, headers: etag, payload: '' }
  }
  return {
    status: endpoint.status ?? 200,
    headers: { ...etag, ...(location && { location: `/accounts/${caller.accountId}${location}` }) },
    payload: payloadOf(endpoint, body),
  }
}

interface Outcome {
  readonly reply: Reply
  readonly entries: readonly AuditFacts[]
}

function recordedBy({ audit, name }: Endpoint, { recorded }: Answer<unknown>): readonly Recorded[] {
  if (!audit) return []
  if (!recorded) throw new Error(`${name} did not report what it changed.`)
  return [recorded].flat()
}

function actionOf({ audit = [], name }: Endpoint, { action }: Recorded): string {
  const actions = [audit].flat()
  const chosen = actions.length === 1 ? actions[0] : actions.find((one) => one === action)
  if (!chosen) throw new Error(`${name} did not report which of its actions it performed.`)
  return chosen
}

async function perform(db: Database, operation: Operation): Promise<Outcome> {
  const { endpoint, handler, request, caller } = operation
  const answer = await handler({
    ...parseInput(endpoint, request),
    params: pathParams(request),
    caller,
    requestId: request.id,
    db,
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
  })
  const reply = replyOf(operation, answer)
  const entries = recordedBy(endpoint, answer).map((recorded) =>
    auditFacts(caller, actionOf(endpoint, recorded), request.id, recorded),
  )
  return { reply, entries }
}

/** Whether an operation returns one page of a list. */
function isList({ name }: Endpoint): boolean {
  const query = ALL_SCHEMAS[name]?.query
  return query instanceof z.ZodObject && 'pageSize' in query.shape
}

/**
 * Runs an admitted call. Its writes are committed together with their audit entries and the stored response, or not
 * at all.
 */
export async function answerCall({ db, replica }: Api, operation: Operation): Promise<Reply> {
  const { endpoint, request, caller } = operation
  if (endpoint.method === 'GET' && !endpoint.audit) {
    const read = async (from: Database) => (await perform(from, operation)).reply
    return replica && isList(endpoint) ? replica.read(caller, read) : read(db)
  }
  const identity = identityOf(endpoint, request, caller)
  return withAudit(db, caller.accountId, async (transaction) => {
    let entries: readonly AuditFacts[] = []
    const work = async () => {
      const outcome = await perform(transaction, operation)
      entries = outcome.entries
      return outcome.reply
    }
    if (identity) {
      const { reply, last } = await once(transaction, identity, request.id, work)
      return { result: reply, entries, last }
    }
    await sql.raw(beginFor(request.id)).execute(transaction)
    return { result: await work(), entries }
  })
}
