import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Notice } from '@portal/ui'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/** What an operator should know before anything else: drafts that are not live, parts that are missing. */
export function SubjectNotices({ subject }: { subject: Subject }) {
  const { changedDataKeys, incomplete, publicationStatus, hasUnpublishedChanges } = subject
  const changed = changedDataKeys.map((key) => DATA_KEY_LABELS[key])
  return (
    <>
      {publicationStatus === 'PUBLISHED' && hasUnpublishedChanges && (
        <Notice kind="info" title="The draft differs from what is published">
          {listed(changed)} changed since the last publication.
        </Notice>
      )}
      {incomplete.length > 0 && (
        <Notice kind="warning" title="Not ready to be published">
          <ul>
            {incomplete.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
