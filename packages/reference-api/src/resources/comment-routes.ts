import { createComment, listComments } from '@portal/contract/resources/change-request-endpoints.ts'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { readPage } from '../database/read-page.ts'
import { sortTerms } from '../database/sort-terms.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireOpen } from './change-request-lifecycle.ts'
import { changeRequestStore } from './change-request-store.ts'
import type { CommentTable } from './resource-tables.ts'

const commentView = (row: Selectable<CommentTable>) => ({ ...row, createdAt: row.createdAt.toISOString() })

export function serveComments(api: Api): void {
  serve(api, listComments, async ({ db, caller, params, query }) => {
    const request = await changeRequestStore(db, caller.accountId).get(params.changeRequestId)
    const found = db.selectFrom('changeRequestComment').where('changeRequestId', '=', request.id)
    // A conversation is read from its beginning.
    const [{ direction } = { direction: 'asc' as const }] = sortTerms(query.sort ?? [])
    const body = await readPage(
      db,
      query,
      {
        rows: (total, limit, offset) =>
          found
            .selectAll()
            .select(total)
            .orderBy('createdAt', direction)
            .orderBy('id', direction)
            .limit(limit)
            .offset(offset)
            .execute(),
        some: (limit) => found.select(sql`1`.as('one')).limit(limit),
      },
      commentView,
    )
    return { body }
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
