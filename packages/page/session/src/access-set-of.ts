import type { AccessSet } from '@portal/contract/access-set.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { getAccess } from '@portal/contract/people/access-endpoint.ts'
import { unreadable } from './api-error.ts'

/** Builds the operator's access set from the API's response. Throws `ApiError` when the response lacks it. */
export function accessSetOf(answer: ResultOf<typeof getAccess>): AccessSet {
  try {
    const { resources, subjectTypes } = answer
    return {
      permissions: new Set(resources.map(({ resource }) => resource)),
      subjectTypes: new Set<string>(subjectTypes),
    }
  } catch {
    throw unreadable()
  }
}
