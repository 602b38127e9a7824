import {
  createChangeRequest,
  getChangeRequest,
  listAllChangeRequests,
  listChangeRequests,
  listReviewers,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { v7 as uuid } from 'uuid'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { serveChangeRequestChanges } from './change-request-change-routes.ts'
import { requireRequestable } from './change-request-lifecycle.ts'
import { listAllChangeRequestsFor, listChangeRequestsFor } from './change-request-list.ts'
import { changeRequestStore } from './change-request-store.ts'
import { changeRequestView } from './change-request-view.ts'
import { serveComments } from './comment-routes.ts'
import { directoryStore } from './directory-store.ts'
import { fileStore } from './file-store.ts'
import { mergeMoment } from './merge-moment.ts'
import { recordedRequest } from './recorded-request.ts'
import { serveReviews } from './review-routes.ts'
import { askReviewers, reviewersOf } from './reviewer-store.ts'
import { versionStore } from './version-store.ts'

function serveChangeRequestReads(api: Api): void {
  serve(api, listAllChangeRequests, async ({ db, caller, query }) => ({
    body: await listAllChangeRequestsFor(db, caller, query),
  }))

  serve(api, listChangeRequests, async ({ db, caller, params, query }) => {
    const directory = await directoryStore(db, caller.accountId).get(params.dirId)
    return { body: await listChangeRequestsFor(db, caller, directory.id, query) }
  })

  serve(api, listReviewers, async ({ db, caller }) => ({
    body: { items: await reviewersOf(db, caller.accountId) },
  }))

  serve(api, getChangeRequest, async ({ db, caller, params }) => {
    const request = await changeRequestStore(db, caller.accountId).get(params.changeRequestId)
    return {
      body: await changeRequestView({ db, storage: api.storage, caller }, request),
      revision: request.revision,
      isLively: true,
    }
  })
}

function serveChangeRequestCreation(api: Api): void {
  serve(api, createChangeRequest, async ({ db, caller, params, body }) => {
    const { accountId, person } = caller
    const { kind, fileId, verId, title, description = null, reviewerIds } = body
    const directory = await directoryStore(db, accountId).get(params.dirId)
    const file = await fileStore(db, accountId).lock({ dirId: directory.id, fileId })
    const version = await versionStore(db, accountId).getOf(file.id, verId)
    requireRequestable(kind, version)
    const store = changeRequestStore(db, accountId)
    const now = new Date()
    const request = await store.insert({
      id: uuid(),
      accountId,
      no: await store.nextNo(),
      directoryId: directory.id,
      fileId: file.id,
      versionId: version.id,
      kind,
      title,
      description,
      status: 'OPEN',
      baseVersionId: file.currentVersionId,
      author: person,
      authorId: caller.id,
      approvalsNeeded: directory.approvalsNeeded,
      mergeBlockedReason: null,
      ...mergeMoment(body, person),
      mergedAt: null,
      mergedBy: null,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: person,
    })
    const authorIds = [caller.id, ...version.authorIds]
    await askReviewers(db, { accountId, changeRequestId: request.id, authorIds }, reviewerIds)
    return {
      body: await changeRequestView({ db, storage: api.storage, caller }, request),
      revision: request.revision,
      location: `/change-requests/${request.id}`,
      recorded: recordedRequest(undefined, request),
    }
  })
}

export function serveChangeRequests(api: Api): void {
  serveChangeRequestReads(api)
  serveChangeRequestCreation(api)
  serveChangeRequestChanges(api)
  serveComments(api)
  serveReviews(api)
}
