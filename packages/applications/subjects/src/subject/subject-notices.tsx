import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Moment, Notice } from '@portal/ui'
import { expiryOf } from './key-expiry.tsx'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/** The most important notices: drafts that are not live, certificates that expire. */
export function SubjectNotices({ subject }: { subject: Subject }) {
  const { changedDataKeys, publicationStatus, hasUnpublishedChanges, keyExpiresAt } = subject
  const changed = changedDataKeys.map((key) => DATA_KEY_LABELS[key])
  return (
    <>
      {publicationStatus === 'PUBLISHED' && hasUnpublishedChanges && (
        <Notice kind="info" title="The draft differs from the published version">
          {listed(changed)} changed since the last publication.
        </Notice>
      )}
      {keyExpiresAt && expiryOf(keyExpiresAt) !== 'VALID' && (
        <Notice kind="warning" title="A certificate must be replaced">
          The first one expires: <Moment at={keyExpiresAt} day relative />. Add a new one under{' '}
          {DATA_KEY_LABELS.key}, then publish.
        </Notice>
      )}
    </>
  )
}
