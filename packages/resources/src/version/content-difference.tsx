import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Text } from '@portal/ui'

interface ContentDifferenceProps {
  /** `null` where there was nothing. */
  readonly before: FileVersion | null
  readonly after: FileVersion
}

/** What differs between two contents. */
export function ContentDifference({ before, after }: ContentDifferenceProps) {
  if (before?.sha256 === after.sha256) return <Text>Both hold the same.</Text>
  return <Text>{after.content}</Text>
}
