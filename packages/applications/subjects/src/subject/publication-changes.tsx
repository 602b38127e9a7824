import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject, SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { queryFor } from '@portal/session'
import { Box, ErrorNotice, formatCount, Heading, Notice, Skeleton, Stack, Text } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { useQuery } from '@tanstack/react-query'
import { CertificateReview } from './data/certificates/certificate-review.tsx'
import { SUBJECT_LABELS } from './data/data-labels.ts'
import { useFileNames } from './data/references/use-file-names.ts'
import { DataKeyView } from './data-key-view.tsx'
import { FoldedChanges } from './folded-changes.tsx'

/** How many subjects a dialog shows. */
const FIRST_SUBJECTS = 5

/** Differences from the published copy; certificates by their parsed details, not as text. */
function Differences({ published, draft }: { published: Subject; draft: Subject }) {
  const { key: before, ...others } = published.data
  const { key: after, ...otherDrafts } = draft.data
  const parts = draft.changedDataKeys.filter((dataKey) => dataKey !== 'key')
  const names = useFileNames(published.data.resourceData, draft.data.resourceData)
  return (
    <>
      {parts.length > 0 && (
        <FoldedChanges
          changes={differences(others, otherDrafts)}
          labels={SUBJECT_LABELS}
          names={names}
          where={parts.map((dataKey) => DATA_KEY_LABELS[dataKey]).join(', ')}
        />
      )}
      {draft.changedDataKeys.includes('key') && (
        <>
          <Text>{DATA_KEY_LABELS.key}</Text>
          <CertificateReview before={before ?? {}} after={after ?? {}} />
        </>
      )}
    </>
  )
}

/** The contents of a first publication, part by part. */
function Everything({ draft }: { draft: Subject }) {
  return (
    <>
      <Text>First publication, with the whole draft.</Text>
      {draft.changedDataKeys.map((dataKey) => (
        <Box as="details" key={dataKey}>
          <Box as="summary" cursor="pointer">
            {DATA_KEY_LABELS[dataKey]}
          </Box>
          <Box paddingBlock="3">
            <DataKeyView subject={draft} dataKey={dataKey} />
          </Box>
        </Box>
      ))}
    </>
  )
}

function OnePublication({ subject, named }: { subject: SubjectSummary; named: boolean }) {
  const params = { subjectId: subject.id }
  const { data: draft, error } = useQuery(queryFor(getSubject, { params }, { errors: 'here' }))
  const { data: published, error: other } = useQuery({
    ...queryFor(getSubject, { params, query: { view: 'published' } }, { errors: 'here' }),
    enabled: subject.publishedAt !== null,
  })
  const isFirst = subject.publishedAt === null
  const failure = error ?? other
  return (
    <Stack as="section" gap="2" aria-label={subject.name}>
      {named && (
        <Heading as="h3" fontSize="md">
          {subject.name}
        </Heading>
      )}
      {failure && <ErrorNotice error={failure} />}
      {!failure && !(draft && (isFirst || published)) && <Skeleton height="4rem" />}
      {draft && draft.incomplete.length > 0 && (
        <Notice kind="warning" title="Fill this in first">
          <ul>
            {draft.incomplete.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {draft && isFirst && <Everything draft={draft} />}
      {draft && published && <Differences published={published} draft={draft} />}
    </Stack>
  )
}

/** What goes live: the number of changes and the first values; expands to all. */
export function PublicationChanges({ subjects }: { subjects: readonly SubjectSummary[] }) {
  const more = subjects.length - FIRST_SUBJECTS
  return (
    <Stack gap="4" fontSize="sm">
      {subjects.slice(0, FIRST_SUBJECTS).map((subject) => (
        <OnePublication key={subject.id} subject={subject} named={subjects.length > 1} />
      ))}
      {more > 0 && <Text color="fg.muted">and {formatCount(more, 'more subject')}</Text>}
    </Stack>
  )
}
