import { type DataKey, dataKeysOf, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { CATEGORIES } from './subject-category.ts'

/** Whether the operator may change a part of a subject. */
export const mayEdit = (dataKey: DataKey): boolean => can(updateSubjectData, { dataKey })

/** The way to the edit screen, for those who may change at least one part. */
export function EditLink({ category, subject }: { category: SubjectCategory; subject: Subject }) {
  useSession()
  if (!dataKeysOf(subject.type).some(mayEdit)) return null
  return <ButtonLink to={linkTo(CATEGORIES[category].update, { subjectId: subject.id })}>Edit</ButtonLink>
}
