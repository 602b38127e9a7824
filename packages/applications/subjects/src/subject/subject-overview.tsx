import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { countryName } from '@portal/portal-app'
import { formatNumber, Overview } from '@portal/ui'
import { KeyExpiry } from './key-expiry.tsx'
import { PublicationStatus } from './publication-status.tsx'
import { SubjectStatus } from './subject-status.tsx'

/** Facts about a subject outside its configuration. */
export function SubjectOverview({ subject }: { subject: SubjectSummary }) {
  const { dpaCount, keyExpiresAt, publishedAt, publishedBy, countryCode } = subject
  return (
    <Overview
      items={[
        { label: 'Status', value: <SubjectStatus subject={subject} /> },
        { label: 'Publication', value: <PublicationStatus subject={subject} /> },
        { label: 'Certificates expire', value: keyExpiresAt && <KeyExpiry at={keyExpiresAt} /> },
        ...(dpaCount === null ? [] : [{ label: 'Payment applications', value: formatNumber(dpaCount) }]),
        { label: 'Legal name', value: subject.legalName },
        { label: 'Type', value: SUBJECT_TYPE_LABELS[subject.type] },
        { label: 'Country', value: countryCode && countryName(countryCode) },
      ]}
      events={[
        { what: 'Published', at: publishedAt, by: publishedBy?.name },
        { what: 'Created', at: subject.createdAt, by: subject.createdBy.name },
      ]}
    >
      Revision {formatNumber(subject.revision)}
    </Overview>
  )
}
