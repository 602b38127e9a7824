import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { type Column, Moment, Mono, StatusBadge } from '@portal/ui'
import { EmailAddress } from '../user/email-address.tsx'
import { personName } from '../user/person-name.ts'
import { countryName } from './country-name.ts'
import { SubjectName } from './subject-name.tsx'

export const developerUserColumns: readonly Column<DeveloperUser>[] = [
  { key: 'name', label: 'Name', rowHeader: true, width: '10rem', text: personName, cell: personName },
  { key: 'email', label: 'E-mail', cell: ({ email }) => <EmailAddress email={email} /> },
  { key: 'companyName', label: 'Company', sortable: true, cell: ({ companyName }) => companyName },
  {
    key: 'subjectId',
    label: 'Linked subject',
    hideBelow: 'xl',
    cell: ({ subjectId }) => subjectId && <SubjectName subjectId={subjectId} />,
  },
  { key: 'status', label: 'Status', sortable: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'requestedAt',
    label: 'Registered',
    align: 'end',
    sortable: true,
    cell: ({ requestedAt }) => <Moment at={requestedAt} day relative />,
  },
  {
    key: 'decidedBy',
    label: 'Decided by',
    optional: true,
    text: ({ decidedBy }) => decidedBy?.name,
    cell: ({ decidedBy }) => decidedBy?.name,
  },
  {
    key: 'decidedAt',
    label: 'Decided',
    optional: true,
    align: 'end',
    cell: ({ decidedAt }) => decidedAt && <Moment at={decidedAt} day relative />,
  },
  {
    key: 'decisionReason',
    label: 'Reason',
    optional: true,
    cell: ({ decisionReason }) => decisionReason,
  },
  {
    key: 'requestedSubjectTypes',
    label: 'Wants to work as',
    optional: true,
    text: ({ requestedSubjectTypes }) => requestedSubjectTypes.join(', '),
    cell: ({ requestedSubjectTypes }) =>
      requestedSubjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
  },
  { key: 'country', label: 'Country', optional: true, cell: ({ country }) => countryName(country) },
  { key: 'id', label: 'ID', optional: true, cell: ({ id }) => <Mono>{id}</Mono> },
]
