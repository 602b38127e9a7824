import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { LAST_CHANGES, LastChanges } from '../overview/last-changes.tsx'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'

/** The newest changes to a subject, for operators who can see its history. */
export function SubjectChanges({ category, subjectId }: CategoryProps & { readonly subjectId: string }) {
  const params = { subjectId }
  if (!useCan(listSubjectHistory)) return null
  return (
    <LastChanges
      query={queryFor(listSubjectHistory, { params, query: LAST_CHANGES }, { errors: 'here' })}
      allAt={linkTo(CATEGORIES[category].audit, params)}
    />
  )
}
