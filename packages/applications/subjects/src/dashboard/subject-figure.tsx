import type { InputOf } from '@portal/contract/endpoint.ts'
import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Box, formatNumber, TextLink, VisuallyHidden } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '../subject/subject-category.ts'
import { categoryOf } from './category-of.ts'

type Asked = NonNullable<InputOf<typeof listSubjects>['query']>

interface SubjectFigureProps {
  readonly type: SubjectType
  /** Labels of the counts, as in the column heads. */
  readonly label: string
  readonly filter: Pick<Asked, 'status' | 'hasUnpublishedChanges'>
}

/** A count that links to its list. */
export function SubjectFigure({ type, label, filter }: SubjectFigureProps) {
  const count = useQuery(figureFor(listSubjects, { query: { type, ...filter, pageSize: 1 } }))
  if (count.isPending) return <span aria-hidden="true">·</span>
  if (!count.data) return <Box color="fg.muted">Could not load</Box>
  const total = count.data.page.totalItems
  if (total === 0) return <Box color="fg.muted">0</Box>
  return (
    <TextLink to={linkTo(CATEGORIES[categoryOf(type)].list, {}, { type, ...filter })}>
      {formatNumber(total)}
      <VisuallyHidden>
        {' '}
        {SUBJECT_TYPE_LABELS[type]}, {label}
      </VisuallyHidden>
    </TextLink>
  )
}
