import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { PromotionChoices } from '@portal/contract/subjects/subject-package-schemas.ts'
import { SubjectId } from '@portal/contract/subjects/subject-schemas.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { pointerOf } from '@portal/server-common/http/json-pointer.ts'
import type { Database } from '../../database/tables.ts'
import { operatorsHave } from '../../tasks/operators-have.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

async function typesOf(db: Database, accountId: string, ids: readonly string[]) {
  const found = await db
    .selectFrom('subject')
    .select(['id', 'type'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  return new Map<string, SubjectType>(found.map(({ id, type }) => [id, type]))
}

export const NEEDS_CREATE = 'A new subject also requires subject.create.'

/** Why no new subject can get an ID. */
function problemOfNew(id: string, mayCreate: boolean): string | undefined {
  const { error } = SubjectId.safeParse(id)
  if (error) return `No subject has this ID. ${error.issues[0]?.message}.`
  return mayCreate ? undefined : `No subject has this ID. ${NEEDS_CREATE}`
}

/**
 * Throws VALIDATION_FAILED when a subject of a package can be neither found nor created under the ID that was chosen
 * for it: each of its records would fail for that.
 */
export async function requireFittingIds(
  db: Database,
  { contents }: PackageHead,
  { subjectIds = {} }: Pick<PromotionChoices, 'subjectIds'>,
  task: Pick<TaskRecord, 'accountId' | 'createdBy' | 'updatedBy'>,
): Promise<void> {
  const chosen = contents.flatMap(({ id: from, type }) => {
    const to = subjectIds[from]
    return to === undefined ? [] : [{ from, to, type }]
  })
  if (chosen.length === 0) return
  const ids = chosen.map(({ to }) => to)
  const types = await typesOf(db, task.accountId, ids)
  const mayCreate = await operatorsHave('subject.create', db, task)
  const details = chosen.flatMap(({ from, to, type }) => {
    const here = types.get(to)
    if (here === type) return []
    const message = here ? 'The subject with this ID is of another type.' : problemOfNew(to, mayCreate)
    return message ? [fieldDetail(pointerOf(['subjectIds', from]), 'INVALID_VALUE', message)] : []
  })
  if (details.length > 0) throw new ApiError('VALIDATION_FAILED', { details })
}
