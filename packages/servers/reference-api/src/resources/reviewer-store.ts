import { operators } from '@portal/accounts/operators/operators.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Possible reviewers of an account: its active operators with the permission, by name. */
export async function reviewersOf(db: Database, accountId: string): Promise<PersonRef[]> {
  return operators(db)
    .select(['id', 'email', sql<string>`given_name || ' ' || family_name`.as('name')])
    .where('accountId', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where(
      sql<boolean>`exists (
        select from operator_role join role on role.id = role_id
        where operator_id = operator.id and 'changeRequest.review.create' = any(resources)
      )`,
    )
    .orderBy('name')
    .orderBy('email')
    .execute()
}

interface ReviewRequest {
  readonly accountId: string
  readonly changeRequestId: string
  /** The authors of the request or the version. */
  readonly authorIds: readonly string[]
}

/**
 * Sets the reviewers of a request to exactly these people. Throws VALIDATION_FAILED for somebody who cannot review
 * it.
 */
export async function askReviewers(
  db: Database,
  request: ReviewRequest,
  ids: readonly string[],
): Promise<void> {
  const { accountId, changeRequestId, authorIds } = request
  const able = ids.length === 0 ? [] : await reviewersOf(db, accountId)
  const asked = ids.map((id, place) => {
    const person = able.find((one) => one.id === id)
    if (person && !authorIds.includes(id)) return { changeRequestId, operatorId: id, person }
    const message = person ? `${person.name} wrote it and cannot review it.` : 'This person cannot review.'
    throw new ApiError('VALIDATION_FAILED', {
      details: [fieldDetail(`/reviewerIds/${place}`, 'INVALID_VALUE', message)],
    })
  })
  await db.deleteFrom('changeRequestReviewer').where('changeRequestId', '=', changeRequestId).execute()
  if (asked.length > 0) await db.insertInto('changeRequestReviewer').values(asked).execute()
}
