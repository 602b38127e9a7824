import type { Selectable } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { ReviewTable } from './resource-tables.ts'

export type ReviewRow = Selectable<ReviewTable>

/** Reviews of one change request. */
export function reviewStore(db: Database, changeRequestId: string) {
  const current = () =>
    db
      .updateTable('changeRequestReview')
      .set({ dismissed: true })
      .where('changeRequestId', '=', changeRequestId)
      .where('dismissed', '=', false)

  return {
    list: () =>
      db
        .selectFrom('changeRequestReview')
        .selectAll()
        .where('changeRequestId', '=', changeRequestId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** A reviewer's new decision replaces the earlier one. */
    add: async (review: ReviewRow): Promise<void> => {
      await current().where('authorId', '=', review.authorId).execute()
      await db.insertInto('changeRequestReview').values(review).execute()
    },

    countApprovals: async (): Promise<number> => {
      const { n } = await db
        .selectFrom('changeRequestReview')
        .select((row) => row.fn.countAll<number>().as('n'))
        .where('changeRequestId', '=', changeRequestId)
        .where('dismissed', '=', false)
        .where('decision', '=', 'APPROVE')
        .executeTakeFirstOrThrow()
      return n
    },

    dismissAll: () => current().execute(),
  }
}
