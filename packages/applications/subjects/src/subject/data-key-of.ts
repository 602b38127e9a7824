import { DATA_KEY_LABELS, type DataKey, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { ApiError } from '@portal/session'

/** The part of a subject in the address. Throws a 404 answer if the subject does not have it. */
export function dataKeyOf({ type }: Subject, text: string): DataKey {
  const keys = dataKeysOf(type)
  const found = keys.find((key) => key === text)
  if (found) return found
  const labels = keys.map((key) => DATA_KEY_LABELS[key]).join(', ')
  throw new ApiError({
    status: 404,
    reason: 'DATA_KEY_NOT_APPLICABLE',
    message: `This subject does not have this part. It has: ${labels}.`,
  })
}
