import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Text } from '@portal/ui'
import type { TypedContent } from './content-form.ts'

interface DraftDifferenceProps {
  readonly before: Pick<FileVersion, 'content' | 'contentType'> | undefined
  readonly after: TypedContent
}

/** What is saved, against what it was based on. */
export function DraftDifference({ before, after }: DraftDifferenceProps) {
  if (after.uploadId) return <Text>The uploaded file takes the place of the content.</Text>
  if (before?.content === after.content) return <Text>The content stays as it is.</Text>
  return <Text>{after.content}</Text>
}
