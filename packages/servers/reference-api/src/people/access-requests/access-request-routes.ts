import { MAX_LISTED_REQUESTS } from '@portal/contract/people/access-request.ts'
import {
  declineAccessRequest,
  listAccessRequests,
  listMyAccessRequests,
  requestAccess,
  withdrawAccessRequest,
} from '@portal/contract/people/access-request-endpoints.ts'
import { refusalToCloseRequest, refusalToRequestMore } from '@portal/contract/people/access-request-rules.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { type MailAddresses, operatorEmails } from '../operator-emails.ts'
import { operatorStore } from '../operator-store.ts'
import { recordedRequest } from './access-request-record.ts'
import { accessRequestStore } from './access-request-store.ts'
import { accessRequestView } from './access-request-view.ts'
import { decidableRequests, isDecidable, withRights } from './decidable-requests.ts'
import { findDeciders } from './find-deciders.ts'

/** The requested role. Throws if it does not exist, or if the person already has it. */
async function requestedRole(db: Database, { accountId, id }: Caller, name: string | undefined) {
  if (name === undefined) return undefined
  const role = await db
    .selectFrom('role')
    .select(['id', 'name', 'label'])
    .where('accountId', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!role) {
    throw new ApiError('ROLE_NOT_FOUND', {
      details: [fieldDetail('/role', 'ROLE_NOT_FOUND', 'This role does not exist.')],
    })
  }
  const held = await operatorStore(db, accountId).rolesOf(id)
  if (held.some((one) => one.id === role.id))
    throw new ApiError('INVALID_STATE', { message: `You already have the role ${role.label}.` })
  return role
}

function serveRequesting(api: Api, addresses: MailAddresses): void {
  serve(api, requestAccess, async ({ db, caller, body }) => {
    // Neither a second request nor an assignment of the role may run at the same time.
    await operatorStore(db, caller.accountId).lock(caller.id)
    const role = await requestedRole(db, caller, body.role)
    const store = accessRequestStore(db, caller.accountId)
    const open = await store.open(caller.id)
    const same = open.find(({ roleName }) => roleName === (role?.name ?? null))
    if (same) return { body: accessRequestView(same), recorded: [] }
    requireAllowed(refusalToRequestMore(open.length))
    const request = await store.insert({
      id: uuid(),
      operatorId: caller.id,
      person: caller.person,
      roleName: role?.name ?? null,
      roleLabel: role?.label ?? null,
      reason: body.changeReason ?? null,
    })
    for (const one of await withRights(db, [request])) {
      const deciders = await findDeciders(db, caller.accountId, one)
      await operatorEmails(db, caller.accountId, addresses).announceRequest(deciders, request)
    }
    return {
      body: accessRequestView(request),
      recorded: recordedRequest(request, { changeReason: body.changeReason }),
    }
  })
}

function serveOwn(api: Api): void {
  serve(api, listMyAccessRequests, async ({ db, caller }) => ({
    body: {
      items: (await accessRequestStore(db, caller.accountId).ofPerson(caller.id)).map(accessRequestView),
    },
  }))

  serve(api, withdrawAccessRequest, async ({ db, caller, params }) => {
    const store = accessRequestStore(db, caller.accountId)
    const before = await store.lock(params.requestId)
    if (before.operatorId !== caller.id) throw new ApiError('ACCESS_REQUEST_NOT_FOUND')
    requireAllowed(refusalToCloseRequest(before.status))
    const request = await store.save(before.id, { status: 'WITHDRAWN', decidedAt: new Date() })
    return { body: accessRequestView(request), recorded: recordedRequest(request, { before }) }
  })
}

function serveDeciding(api: Api, addresses: MailAddresses): void {
  serve(api, listAccessRequests, async ({ db, caller, query }) => {
    const requests = await decidableRequests(db, caller, query.personId)
    return { body: { items: requests.slice(0, MAX_LISTED_REQUESTS).map(accessRequestView) } }
  })

  serve(api, declineAccessRequest, async ({ db, caller, params, body }) => {
    const store = accessRequestStore(db, caller.accountId)
    const before = await store.lock(params.requestId)
    if (!(await isDecidable(db, caller, before))) throw new ApiError('ACCESS_REQUEST_NOT_FOUND')
    requireAllowed(refusalToCloseRequest(before.status))
    const request = await store.save(before.id, {
      status: 'DECLINED',
      decidedAt: new Date(),
      decidedBy: caller.person,
      decisionReason: body.changeReason,
    })
    const person = await operatorStore(db, caller.accountId).get(request.operatorId)
    await operatorEmails(db, caller.accountId, addresses).declineRequest(person, request)
    return {
      body: accessRequestView(request),
      recorded: recordedRequest(request, { before, changeReason: body.changeReason }),
    }
  })
}

/** Requests of operators for access, and decisions on them. */
export function serveAccessRequests(api: Api, addresses: MailAddresses): void {
  serveRequesting(api, addresses)
  serveOwn(api)
  serveDeciding(api, addresses)
}
