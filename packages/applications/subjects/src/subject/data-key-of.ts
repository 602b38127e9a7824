import { DATA_KEY_LABELS, type DataKey, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { ApiError } from '@portal/session'

/** Parses the data key in the URL. Throws a 404 error if the subject has no such section. */
export function dataKeyOf({ type }: Subject, text: string): DataKey {
  const keys = dataKeysOf(type)
  const found = keys.find((key) => key === text)
  if (found) return found
  const labels = keys.map((key) => DATA_KEY_LABELS[key]).join(', ')
  throw new ApiError({
    status: 404,
    reason: 'DATA_KEY_NOT_APPLICABLE',
    message: `This subject has no such section. Available sections: ${labels}.`,
  })
}
