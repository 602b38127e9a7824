import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { CommentTable } from './resource-tables.ts'

type CommentRow = Selectable<CommentTable>

/** Comments on one change request. */
export const commentStore = (db: Database, changeRequestId: string) => ({
  /** The comment that begins a thread. Throws COMMENT_NOT_FOUND. */
  getThread: async (id: string): Promise<CommentRow> => {
    const row = await db
      .selectFrom('changeRequestComment')
      .selectAll()
      .where('changeRequestId', '=', changeRequestId)
      .where('id', '=', uuidOrNil(id))
      .where('replyTo', 'is', null)
      .executeTakeFirst()
    if (!row) throw new ApiError('COMMENT_NOT_FOUND')
    return row
  },

  insert: (comment: CommentRow): Promise<CommentRow> =>
    db.insertInto('changeRequestComment').values(comment).returningAll().executeTakeFirstOrThrow(),

  resolve: (
    { id }: CommentRow,
    resolution: Pick<CommentRow, 'resolvedAt' | 'resolvedBy'>,
  ): Promise<CommentRow> =>
    db
      .updateTable('changeRequestComment')
      .set(resolution)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
})
