import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Text } from '@portal/ui'
import { JsonDifference, TextDifference } from '@portal/ui/content'
import type { TypedContent } from './content-form.ts'

interface DraftDifferenceProps {
  readonly before: Pick<FileVersion, 'content' | 'contentType'> | undefined
  readonly after: TypedContent
}

/** What is saved, against what it was based on. */
export function DraftDifference({ before, after }: DraftDifferenceProps) {
  if (after.uploadId) return <Text>The uploaded file takes the place of the content.</Text>
  if (after.content === undefined || after.content === before?.content)
    return <Text>The content stays as it is.</Text>
  const Difference = before?.contentType === 'application/json' ? JsonDifference : TextDifference
  return <Difference label="What you changed" before={before?.content ?? ''} after={after.content} />
}
