import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { askedAgain } from './change-request-lifecycle.ts'
import { changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { recordedRequest } from './recorded-request.ts'
import { reviewStore } from './review-store.ts'

/**
 * Nobody has reviewed the new content: an open change request for the version starts over. Returns the entry for the
 * request's history.
 */
export async function afterEdit(
  db: Database,
  { accountId, person }: Caller,
  { file, version }: Pick<OpenedRequest, 'file' | 'version'>,
): Promise<Recorded[]> {
  const request = await db
    .selectFrom('changeRequest')
    .selectAll()
    .where('versionId', '=', version.id)
    .where('status', 'in', OPEN_CHANGE_REQUEST_STATUSES)
    .executeTakeFirst()
  if (!request) return []
  await reviewStore(db, request.id).dismissAll()
  const revised = await changeRequestStore(db, accountId).save(askedAgain(request, file), person)
  return [{ ...recordedRequest(request, revised), action: 'CR_REVISED' }]
}
