import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { countryName } from '@portal/portal-app'
import { DetailsList, formatNumber, Moment } from '@portal/ui'
import { publishedFact } from '../overview/published-fact.tsx'
import { RecordOverview } from '../overview/record-overview.tsx'
import { expiryOf, KeyExpiry } from './key-expiry.tsx'
import type { CategoryProps } from './subject-category.ts'
import { SubjectChanges } from './subject-changes.tsx'
import { SubjectRelated } from './subject-related.tsx'
import { SubjectSteps } from './subject-steps.tsx'
import { UsedBy } from './used-by.tsx'

/** What a subject lacks before going live, its main facts, and the records around it. */
export function SubjectWhole({ category, subject }: CategoryProps & { readonly subject: Subject }) {
  const { id, type, keyExpiresAt, countryCode, createdAt, createdBy, revision } = subject
  // A certificate that must be replaced has a notice of its own.
  const isExpiryFact = keyExpiresAt !== null && expiryOf(keyExpiresAt) === 'VALID'
  return (
    <RecordOverview
      aside={
        <>
          <SubjectRelated category={category} subject={subject} />
          <SubjectChanges category={category} subjectId={id} />
        </>
      }
    >
      <SubjectSteps category={category} subject={subject} />
      <DetailsList
        columns={1}
        items={[
          ...publishedFact(subject),
          ...(isExpiryFact ? [{ label: 'Certificates expire', value: <KeyExpiry at={keyExpiresAt} /> }] : []),
          { label: 'Legal name', value: subject.legalName },
          { label: 'Country', value: countryCode && countryName(countryCode) },
          {
            label: 'Created',
            value: (
              <>
                <Moment at={createdAt} /> by {createdBy.name}
              </>
            ),
          },
          { label: 'Revision', value: formatNumber(revision) },
        ]}
      />
      {type === 'EXT_AUTH_PLATFORM' && <UsedBy platformId={id} />}
    </RecordOverview>
  )
}
