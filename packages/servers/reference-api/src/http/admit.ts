import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { unauthenticated } from '@portal/server-common/access/access-token.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { pathParams } from '@portal/server-common/http/path-params.ts'
import type { FastifyRequest } from 'fastify'
import { requireAccount, requirePermission, requireSubjectType } from '../access/authorize.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from './api.ts'

function requireSubject(caller: Caller, type: SubjectType | undefined): void {
  if (!type) throw new ApiError('SUBJECT_NOT_FOUND')
  requireSubjectType(caller, type)
}

/** Throws unless the subject exists and the caller has access to its type. */
export async function guardSubject(db: Database, caller: Caller, subjectId: string): Promise<void> {
  const subject = await db
    .selectFrom('subject')
    .select('type')
    .where('accountId', '=', caller.accountId)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  requireSubject(caller, subject?.type)
}

/** Admits a request or throws the reason why not: who calls, how often, in which account, with which rights. */
export function admission({ bearerOf, findCaller, brake, makeBrake }: Api, endpoint: Endpoint) {
  const { name, callsPerMinute: max, guardsSubject } = endpoint
  const ownBrake = max === undefined ? undefined : makeBrake({ name, max, windowMs: 60_000 })

  return async (request: FastifyRequest): Promise<void> => {
    const bearer = await bearerOf(request.headers.authorization)
    const { accountId, ...params } = pathParams(request)
    const found = await findCaller({ ...bearer, subjectId: guardsSubject && params.subjectId })
    if (!found) throw unauthenticated()
    const { caller, isSignedIn, subjectType } = found
    request.caller = caller
    if (!caller.isActive) throw new ApiError('USER_SUSPENDED')
    if (!isSignedIn) throw unauthenticated()
    await brake(caller.id)
    await ownBrake?.(caller.id)
    requireAccount(caller, accountId)
    requirePermission(caller, endpoint, params)
    if (guardsSubject) requireSubject(caller, subjectType)
  }
}
