import { SUBJECT_TYPE_LABELS, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { columnsFor, countryName } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { type Column, CopyButton, formatNumber, Moment, Mono, TextLink } from '@portal/ui'
import { PublicationStatus, publicationInWords } from './publication-status.tsx'
import { CATEGORIES } from './subject-category.ts'
import { SubjectStatus, statusText } from './subject-status.tsx'

/** Only the name differs between the lists: it links to the category's own details. */
const nameColumns = (category: SubjectCategory) =>
  columnsFor(listSubjects, [
    {
      key: 'name',
      label: 'Name',
      rowHeader: true,
      maxWidth: '14.5rem',
      sortable: true,
      cell: ({ id, name }) => (
        <TextLink to={linkTo(CATEGORIES[category].details, { subjectId: id })}>{name}</TextLink>
      ),
    },
  ])

const OTHER_COLUMNS = columnsFor(listSubjects, [
  {
    key: 'type',
    label: 'Type',
    sortable: true,
    hideBelow: 'md',
    text: ({ type }) => SUBJECT_TYPE_LABELS[type],
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: statusText,
    cell: (subject) => <SubjectStatus subject={subject} />,
  },
  {
    key: 'publicationStatus',
    label: 'Publication',
    text: (subject) => publicationInWords(subject),
    cell: (subject) => <PublicationStatus subject={subject} />,
  },
  {
    key: 'keyExpiresAt',
    label: 'Certificates expire',
    align: 'end',
    sortable: true,
    hideBelow: '2xl',
    cell: ({ keyExpiresAt }) => keyExpiresAt && <Moment at={keyExpiresAt} day />,
  },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    hideBelow: 'lg',
    cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
  },
  {
    key: 'id',
    label: 'Subject ID',
    optional: true,
    cell: ({ id }) => (
      <>
        <Mono>{id}</Mono> <CopyButton value={id} label="subject ID" />
      </>
    ),
  },
  { key: 'legalName', label: 'Legal name', optional: true },
  {
    key: 'countryCode',
    label: 'Country',
    optional: true,
    text: ({ countryCode }) => countryName(countryCode ?? ''),
  },
  {
    key: 'dpaCount',
    label: 'DPAs',
    optional: true,
    align: 'end',
    cell: ({ dpaCount }) => dpaCount !== null && formatNumber(dpaCount),
  },
  {
    key: 'createdAt',
    label: 'Created',
    optional: true,
    align: 'end',
    cell: ({ createdAt }) => <Moment at={createdAt} day relative />,
  },
])

/** Columns of both lists. Created once: new column objects would rerender the cells. */
export const SUBJECT_COLUMNS: Record<SubjectCategory, readonly Column<SubjectSummary>[]> = {
  business: [...nameColumns('business'), ...OTHER_COLUMNS],
  system: [...nameColumns('system'), ...OTHER_COLUMNS],
}
