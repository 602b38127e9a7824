import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { createSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import { requireSubjectType } from '../access/authorize.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { changedSubject } from './changed-subject.ts'
import { newSubject } from './new-subject.ts'
import { subjectStore } from './subject-store.ts'

/** The first SRC system of an account gets the id that everything else refers to. */
async function chooseId(
  given: string | undefined,
  { type, systemSubjectId }: { type: SubjectType; systemSubjectId: string },
  exists: (id: string) => Promise<boolean>,
): Promise<string> {
  if (given === systemSubjectId && type !== 'SRC') {
    throw new ApiError('VALIDATION_FAILED', {
      details: [fieldDetail('/subjectId', 'INVALID_VALUE', 'This ID is reserved for the SRC system.')],
    })
  }
  if (given !== undefined) return given
  return type === 'SRC' && !(await exists(systemSubjectId)) ? systemSubjectId : uuid()
}

export function serveSubjectCreation(api: Api): void {
  serve(api, createSubject, async ({ db, caller, body }) => {
    const { type, subjectId, businessData, changeReason } = body
    requireSubjectType(caller, type)
    const store = subjectStore(db, caller.accountId)
    const id = await chooseId(subjectId, { type, systemSubjectId: caller.systemSubjectId }, store.exists)
    const subject = await store.insert(
      newSubject({ accountId: caller.accountId, id, type, draft: { businessData } }, caller.person),
    )
    return {
      ...changedSubject(subject, { before: {}, after: subject.draft }, changeReason),
      location: `/subjects/${id}`,
    }
  })
}
