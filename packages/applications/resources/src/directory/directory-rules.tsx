import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { Text } from '@portal/ui'
import { contentSize } from '../file/content-size.ts'
import { CONTENT_TYPE_LABELS } from '../file/content-types.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

/** What a directory takes, in one sentence. */
export const takenBy = ({ allowedContentTypes, maxBytes }: Directory): string =>
  `${listed(allowedContentTypes.map((type) => CONTENT_TYPE_LABELS[type]))}, up to ${contentSize(maxBytes)}`

const approvals = (count: number) => (count === 1 ? 'one other person' : `${count} other people`)

/** What a directory is for, what it takes, and how its files are published. */
export function DirectoryRules({ directory }: { directory: Directory }) {
  const { description, requiresChangeRequest, approvalsNeeded } = directory
  return (
    <Text color="fg.muted" maxWidth="form">
      {description} It takes {takenBy(directory)}.{' '}
      {requiresChangeRequest
        ? `What consumers see changes only after ${approvals(approvalsNeeded)} approved it.`
        : 'Drafts can be published directly.'}
    </Text>
  )
}
