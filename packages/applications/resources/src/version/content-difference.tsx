import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { FileDifference } from '@portal/portal-app/content'
import { Stack, Text } from '@portal/ui'
import type { LineComments } from '@portal/ui/content'
import { ContentView } from './content-view.tsx'
import { shownFile } from './shown-file.ts'

interface ContentDifferenceProps {
  /** `null` where there was nothing. */
  readonly before: FileVersion | null
  readonly after: FileVersion
  /** What people write about single lines of a text. */
  readonly comments?: LineComments | undefined
}

/** What differs between two versions, in the way that fits what they hold. */
export function ContentDifference({ before, after, comments }: ContentDifferenceProps) {
  if (before) {
    const label = `Version ${before.number} and version ${after.number}`
    return (
      <FileDifference label={label} before={shownFile(before)} after={shownFile(after)} comments={comments} />
    )
  }
  if (after.content !== null && !after.contentType.startsWith('image/')) {
    const nothing = { ...shownFile(after), content: '', sha256: '' }
    const label = `Version ${after.number}, all of it new`
    return <FileDifference label={label} before={nothing} after={shownFile(after)} comments={comments} />
  }
  return (
    <Stack gap="3">
      <Text>All of it is new.</Text>
      <ContentView version={after} />
    </Stack>
  )
}
