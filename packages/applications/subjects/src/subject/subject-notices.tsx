import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSession } from '@portal/session'
import { Moment, Notice, TextLink } from '@portal/ui'
import { mayEdit } from './edit-link.tsx'
import { expiryOf } from './key-expiry.tsx'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/** The most important notices: drafts that are not live, missing parts. */
export function SubjectNotices({ category, subject }: CategoryProps & { readonly subject: Subject }) {
  useSession()
  const { changedDataKeys, incomplete, publicationStatus, hasUnpublishedChanges, keyExpiresAt } = subject
  const changed = changedDataKeys.map((key) => DATA_KEY_LABELS[key])
  return (
    <>
      {publicationStatus === 'PUBLISHED' && hasUnpublishedChanges && (
        <Notice kind="info" title="The draft differs from what is published">
          {listed(changed)} changed since the last publication.
        </Notice>
      )}
      {keyExpiresAt && expiryOf(keyExpiresAt) !== 'VALID' && (
        <Notice kind="warning" title="A certificate must be replaced">
          The first one expires: <Moment at={keyExpiresAt} day relative />. Add a new one under{' '}
          {DATA_KEY_LABELS.key}, then publish.
        </Notice>
      )}
      {incomplete.length > 0 && (
        <Notice kind="warning" title="Not ready to publish">
          <ul>
            {incomplete.map(({ dataKey, message }) => (
              <li key={message}>
                {mayEdit(dataKey) ? (
                  <TextLink
                    to={linkTo(CATEGORIES[category].update, { subjectId: subject.id }, { tab: dataKey })}
                    underlined
                  >
                    {message}
                  </TextLink>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
