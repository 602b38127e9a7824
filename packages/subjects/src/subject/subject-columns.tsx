import { SUBJECT_TYPE_LABELS, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import {
  type Column,
  CopyButton,
  formatNumber,
  humanize,
  Moment,
  Mono,
  StatusBadge,
  TextLink,
} from '@portal/ui'
import { PublicationStatus, publicationOf } from './publication-status.tsx'
import { CATEGORIES } from './subject-category.ts'

const columnsOf = (category: SubjectCategory): Column<SubjectSummary>[] => [
  {
    key: 'name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: ({ id, name }) => (
      <TextLink to={linkTo(CATEGORIES[category].details, { subjectId: id })}>{name}</TextLink>
    ),
  },
  {
    key: 'type',
    label: 'Type',
    sortable: true,
    cell: ({ type }) => SUBJECT_TYPE_LABELS[type],
    text: ({ type }) => SUBJECT_TYPE_LABELS[type],
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: ({ status }) => humanize(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'publicationStatus',
    label: 'Publication',
    text: (subject) => humanize(publicationOf(subject)),
    cell: (subject) => <PublicationStatus subject={subject} />,
  },
  {
    key: 'keyExpiresAt',
    label: 'Keys expire',
    align: 'end',
    hideBelow: 'xl',
    cell: ({ keyExpiresAt }) => keyExpiresAt && <Moment at={keyExpiresAt} day relative />,
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
        <Mono>{id}</Mono> <CopyButton value={id} label="subject id" />
      </>
    ),
  },
  { key: 'legalName', label: 'Legal name', optional: true, cell: ({ legalName }) => legalName },
  { key: 'countryCode', label: 'Country', optional: true, cell: ({ countryCode }) => countryCode },
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
]

/** Columns of both lists. Made once, as a cell is drawn anew when its column is another. */
export const SUBJECT_COLUMNS: Record<SubjectCategory, readonly Column<SubjectSummary>[]> = {
  business: columnsOf('business'),
  system: columnsOf('system'),
}
