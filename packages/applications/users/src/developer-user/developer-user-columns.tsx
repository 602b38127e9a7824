import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { columnsFor, countryName } from '@portal/portal-app'
import { Moment, Mono } from '@portal/ui'
import { EmailAddress } from '../user/email-address.tsx'
import { personName } from '../user/person-name.ts'
import { DEVELOPER_USER_LABELS as labels } from './developer-user-labels.ts'
import { DeveloperStatusBadge } from './developer-user-status.tsx'
import { SubjectName } from './subject-name.tsx'

export const developerUserColumns = columnsFor(listDeveloperUsers, [
  { computed: 'name', label: 'Name', rowHeader: true, maxWidth: '12rem', text: personName },
  {
    key: 'email',
    label: labels.email,
    hideBelow: 'md',
    maxWidth: '17rem',
    cell: ({ email }) => <EmailAddress email={email} />,
  },
  { key: 'companyName', label: labels.companyName, sortable: true, maxWidth: '13rem' },
  {
    key: 'subjectId',
    label: labels.subjectId,
    hideBelow: 'xl',
    maxWidth: '13rem',
    cell: ({ subjectId, subjectName }) =>
      subjectId && <SubjectName subjectId={subjectId} name={subjectName} />,
  },
  {
    key: 'status',
    label: labels.status,
    sortable: true,
    cell: ({ status }) => <DeveloperStatusBadge status={status} />,
  },
  {
    key: 'requestedAt',
    label: labels.requestedAt,
    align: 'end',
    sortable: true,
    cell: ({ requestedAt }) => <Moment at={requestedAt} day relative />,
  },
  { key: 'decidedBy', label: labels.decidedBy, optional: true, text: ({ decidedBy }) => decidedBy?.name },
  {
    key: 'decidedAt',
    label: labels.decidedAt,
    optional: true,
    align: 'end',
    cell: ({ decidedAt }) => decidedAt && <Moment at={decidedAt} day relative />,
  },
  { key: 'decisionReason', label: labels.decisionReason, optional: true },
  {
    key: 'requestedSubjectTypes',
    label: labels.requestedSubjectTypes,
    optional: true,
    text: ({ requestedSubjectTypes }) =>
      requestedSubjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
  },
  { key: 'country', label: labels.country, optional: true, text: ({ country }) => countryName(country) },
  { key: 'id', label: labels.id, optional: true, cell: ({ id }) => <Mono>{id}</Mono> },
])
