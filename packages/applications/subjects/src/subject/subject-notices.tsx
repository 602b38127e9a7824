import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Moment, Notice, TextLink } from '@portal/ui'
import { categoryOf } from '../dashboard/category-of.ts'
import { expiryOf } from './key-expiry.tsx'
import { CATEGORIES } from './subject-category.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/** The most important notices: drafts that are not live, certificates that expire. */
export function SubjectNotices({ subject }: { subject: Subject }) {
  const { id, type, changedDataKeys, publicationStatus, hasUnpublishedChanges, keyExpiresAt } = subject
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
          The first one expires: <Moment at={keyExpiresAt} day /> (<Moment at={keyExpiresAt} relative />
          ). Add a new one under{' '}
          <TextLink
            underlined
            to={linkTo(CATEGORIES[categoryOf(type)].details, { subjectId: id }, { tab: 'key' })}
          >
            {DATA_KEY_LABELS.key}
          </TextLink>
          , then publish.
        </Notice>
      )}
    </>
  )
}
