import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { ApiError } from '@portal/session'
import { SCOPES, type Scope } from '../scopes.ts'

/** The subject of the screen's templates, with its coverage. */
export function useOwner(scope: Scope, subjectId: string): TemplateCoverage {
  const { items } = useLoaded(listTemplateCoverage, {
    query: { subjectId: [subjectId], type: SCOPES[scope].type, pageSize: 1 },
  })
  const [owner] = items
  if (owner) return owner
  throw new ApiError({
    status: 404,
    reason: 'SUBJECT_NOT_FOUND',
    message: 'Subject not found, or you have no access to its templates.',
  })
}
