import { getDirectory } from '@portal/contract/resources/file-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { OnlyWith, sizeInWords } from '@portal/portal-app'
import { Text } from '@portal/ui'
import { CONTENT_TYPE_LABELS } from '../file/content-types.ts'
import type { ContentRules } from './content-rules.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

/** The content a directory accepts, as a sentence. */
export const acceptedTypes = ({ allowedContentTypes, maxBytes }: ContentRules): string =>
  `${listed(allowedContentTypes.map((type) => CONTENT_TYPE_LABELS[type]))}, up to ${sizeInWords(maxBytes)}`

const approvals = (count: number) => (count === 1 ? 'one other person has' : `${count} other people have`)

/** What a directory is for, what it accepts, and how files are published. */
export function DirectoryRules({ directory }: { directory: Directory | undefined }) {
  if (!directory) return <OnlyWith call={getDirectory} />
  const { description, requiresChangeRequest, approvalsNeeded } = directory
  return (
    <Text color="fg.muted" maxWidth="form">
      {description} Accepts {acceptedTypes(directory)}.{' '}
      {requiresChangeRequest
        ? `Changes go live only after ${approvals(approvalsNeeded)} approved them.`
        : 'Drafts can be published directly.'}
    </Text>
  )
}
