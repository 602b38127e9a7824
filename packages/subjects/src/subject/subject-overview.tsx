import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { DetailsList, formatNumber, Moment, StatusBadge } from '@portal/ui'
import { PublicationStatus } from './publication-status.tsx'

/** The facts about a subject that are not part of its configuration. */
export function SubjectOverview({ subject }: { subject: SubjectSummary }) {
  const { dpaCount, keyExpiresAt, publishedAt, publishedBy } = subject
  return (
    <DetailsList
      items={[
        { label: 'Legal name', value: subject.legalName },
        { label: 'Type', value: SUBJECT_TYPE_LABELS[subject.type] },
        { label: 'Country', value: subject.countryCode },
        { label: 'Status', value: <StatusBadge status={subject.status} /> },
        { label: 'Publication', value: <PublicationStatus subject={subject} /> },
        {
          label: 'Published',
          value: publishedAt && (
            <>
              <Moment at={publishedAt} /> by {publishedBy?.name}
            </>
          ),
        },
        { label: 'Revision', value: formatNumber(subject.revision) },
        ...(dpaCount === null ? [] : [{ label: 'Payment applications', value: formatNumber(dpaCount) }]),
        {
          label: 'First certificate expires',
          value: keyExpiresAt && <Moment at={keyExpiresAt} day relative />,
        },
        {
          label: 'Created',
          value: (
            <>
              <Moment at={subject.createdAt} /> by {subject.createdBy.name}
            </>
          ),
        },
      ]}
    />
  )
}
