import { createComment, listComments } from '@portal/contract/resources/change-request-endpoints.ts'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { readList } from '../database/read-list.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireOpen } from './change-request-lifecycle.ts'
import { changeRequestStore } from './change-request-store.ts'
import type { CommentTable } from './resource-tables.ts'

/** A conversation is read from its beginning. */
const SORTABLE = { columns: { createdAt: sql`created_at` }, usual: ['createdAt'], id: sql`id` }

const commentView = (row: Selectable<CommentTable>) => ({ ...row, createdAt: row.createdAt.toISOString() })

export function serveComments(api: Api): void {
  serve(api, listComments, async ({ db, caller, params, query }) => {
    const request = await changeRequestStore(db, caller.accountId).get(params.changeRequestId)
    const found = db.selectFrom('changeRequestComment').selectAll().where('changeRequestId', '=', request.id)
    return { body: await readList(db, query, { found, sortable: SORTABLE }, commentView) }
  })

  serve(api, createComment, async ({ db, caller, params, body }) => {
    const { request } = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    requireOpen(request)
    const comment = {
      id: uuid(),
      changeRequestId: request.id,
      author: caller.person,
      text: body.text,
      line: body.line ?? null,
      createdAt: new Date(),
    }
    await db.insertInto('changeRequestComment').values(comment).execute()
    return {
      body: commentView(comment),
      location: `/change-requests/${request.id}/comments`,
      recorded: {
        entity: 'changeRequest',
        entityId: request.id,
        revision: request.revision,
        changes: [{ path: `/comments/${comment.id}`, op: 'ADD', after: comment.text }],
      },
    }
  })
}
