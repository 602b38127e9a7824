import { type DataKey, dataKeysOf, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { CATEGORIES } from './subject-category.ts'

/** Whether the operator may change a part of a subject. */
export const mayEdit = (dataKey: DataKey): boolean => can(updateSubjectData, { dataKey })

interface EditLinkProps {
  readonly category: SubjectCategory
  readonly subject: Subject
  readonly variant: 'solid' | 'outline'
}

/** Link to the edit screen for operators who can change at least one part. Opens the visible part. */
export function EditLink({ category, subject, variant }: EditLinkProps) {
  useSession()
  const [params] = useSearchParams()
  const parts = dataKeysOf(subject.type)
  if (!parts.some(mayEdit)) return null
  const tab = parts.find((part) => part === params.get('tab'))
  const href = linkTo(CATEGORIES[category].update, { subjectId: subject.id }, tab && { tab })
  return (
    <ButtonLink to={href} variant={variant}>
      Edit
    </ButtonLink>
  )
}
