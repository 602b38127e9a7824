import { SUBJECT_TYPE_LABELS, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { accessOf, useSession } from '@portal/session'
import { BarTable } from '@portal/ui/plot'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CATEGORIES } from '../subject/subject-category.ts'
import { categoryOf } from './category-of.ts'

/** Each series is a filter of the list. */
const SERIES = [
  {
    count: 'active',
    label: 'Active',
    tone: 'green',
    filter: { status: 'ACTIVE', publicationStatus: 'PUBLISHED' },
  },
  { count: 'suspended', label: 'Suspended', tone: 'amber', filter: { status: 'SUSPENDED' } },
  { count: 'unpublished', label: 'Unpublished', filter: { hasUnpublishedChanges: 'true' } },
] as const

/** Counts of subjects by type and status, compared by bars; every count links to its list. */
export default function SubjectsHealthCard() {
  const { subjectTypes } = accessOf(useSession())
  const { data } = useSuspenseQuery(figureFor(listSubjects, { query: { countBy: 'type', pageSize: 1 } }))
  return (
    <BarTable
      title="Subjects by type and status"
      rowHead="Type"
      series={SERIES}
      rows={SUBJECT_TYPES.filter((type) => subjectTypes.has(type)).map((type) => {
        const counts = data.counts?.find((one) => one.type === type)
        return {
          label: SUBJECT_TYPE_LABELS[type],
          values: SERIES.map(({ count, filter }) => ({
            value: counts?.[count] ?? 0,
            to: linkTo(CATEGORIES[categoryOf(type)].list, {}, { type, ...filter }),
          })),
        }
      })}
    />
  )
}
