import type { HistoryChange } from '@portal/contract/history-entry.ts'
import {
  createComment,
  listComments,
  updateComment,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Recorded } from '../database/audit.ts'
import { readList } from '../database/read-list.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireOpen } from './change-request-lifecycle.ts'
import { type ChangeRequestRow, changeRequestStore } from './change-request-store.ts'
import { commentStore } from './comment-store.ts'
import type { CommentTable } from './resource-tables.ts'

/** Conversations are read from the beginning. */
const SORTABLE = { columns: { createdAt: sql`created_at` }, usual: ['createdAt'], id: sql`id` }

const commentView = (row: Selectable<CommentTable>) => ({
  ...row,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const recorded = ({ id, revision }: ChangeRequestRow, change: HistoryChange): Recorded => ({
  entity: 'changeRequest',
  entityId: id,
  revision,
  changes: [change],
})

function serveResolution(api: Api): void {
  serve(api, updateComment, async ({ db, caller, params, body: { isResolved } }) => {
    const { request } = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    requireOpen(request)
    const comments = commentStore(db, request.id)
    const before = await comments.getThread(params.commentId)
    const resolution = isResolved
      ? { resolvedAt: new Date(), resolvedBy: caller.person }
      : { resolvedAt: null, resolvedBy: null }
    const comment = await comments.resolve(before, resolution)
    const change = {
      path: `/comments/${comment.id}/isResolved`,
      op: 'REPLACE' as const,
      before: before.resolvedAt !== null,
      after: isResolved,
    }
    return {
      body: commentView(comment),
      recorded: {
        ...recorded(request, change),
        action: isResolved ? 'CR_THREAD_RESOLVED' : 'CR_THREAD_REOPENED',
      },
    }
  })
}

export function serveComments(api: Api): void {
  serve(api, listComments, async ({ db, caller, params, query }) => {
    const request = await changeRequestStore(db, caller.accountId).get(params.changeRequestId)
    const found = db.selectFrom('changeRequestComment').selectAll().where('changeRequestId', '=', request.id)
    return { body: await readList(db, query, { found, sortable: SORTABLE }, commentView) }
  })

  serve(api, createComment, async ({ db, caller, params, body }) => {
    const { request } = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    requireOpen(request)
    const comments = commentStore(db, request.id)
    const thread = body.replyTo === undefined ? undefined : await comments.getThread(body.replyTo)
    const comment = await comments.insert({
      id: uuid(),
      changeRequestId: request.id,
      author: caller.person,
      text: body.text,
      line: body.line ?? null,
      replyTo: thread?.id ?? null,
      resolvedAt: null,
      resolvedBy: null,
      createdAt: new Date(),
    })
    return {
      body: commentView(comment),
      location: `/change-requests/${request.id}/comments`,
      recorded: recorded(request, { path: `/comments/${comment.id}`, op: 'ADD', after: comment.text }),
    }
  })

  serveResolution(api)
}
