import type { AccessSet } from '@portal/contract/access-set.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { getAccess } from '@portal/contract/people/access-endpoint.ts'
import { unreadable } from './api-error.ts'

type Answer = ResultOf<typeof getAccess>

/** Builds the operator's access set from the API's response. Throws a `TypeError` when the response lacks it. */
export const accessSetIn = ({ resources, subjectTypes }: Answer): AccessSet => ({
  permissions: new Set(resources.map(({ resource }) => resource)),
  subjectTypes: new Set<string>(subjectTypes),
})

/** The same, for people: throws an `ApiError` with a sentence. */
export function accessSetOf(answer: Answer): AccessSet {
  try {
    return accessSetIn(answer)
  } catch {
    throw unreadable()
  }
}
