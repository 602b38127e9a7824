import type { AccessSet } from '@portal/contract/access-set.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { getAccess } from '@portal/contract/people/access-endpoint.ts'

/** What an operator may do, of the answer that says so. */
export const accessSetOf = ({ resources, subjectTypes }: ResultOf<typeof getAccess>): AccessSet => ({
  permissions: new Set(resources.map(({ resource }) => resource)),
  subjectTypes: new Set<string>(subjectTypes),
})
