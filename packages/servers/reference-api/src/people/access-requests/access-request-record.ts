import { sql } from 'kysely'
import { changesBetween } from '../../database/changes-between.ts'
import type { StoredRecord } from '../../stored-record.ts'
import type { AccessRequestRow } from './access-request-store.ts'

export const accessRequest: StoredRecord = {
  name: sql`(select person ->> 'name' from access_request where id = entity_id::uuid)`,
}

/** What the history of a request compares. */
const factsOf = ({ person, roleLabel, status }: AccessRequestRow) => ({
  person: person.name,
  ...(roleLabel !== null && { role: roleLabel }),
  status,
})

/** The new request, or the change that closed it. */
export const recordedRequest = (
  request: AccessRequestRow,
  {
    before,
    changeReason,
  }: { readonly before?: AccessRequestRow; readonly changeReason?: string | undefined },
) => ({
  entity: 'accessRequest' as const,
  entityId: request.id,
  revision: before ? 2 : 1,
  changes: changesBetween(before ? factsOf(before) : {}, factsOf(request)),
  changeReason,
})
