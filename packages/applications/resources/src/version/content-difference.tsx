import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { FileDifference } from '@portal/portal-app/content'
import { Notice, Stack, Text } from '@portal/ui'
import type { LineComments } from '@portal/ui/content'
import { ContentView } from './content-view.tsx'
import { shownFile } from './shown-file.ts'

interface ContentDifferenceProps {
  /** `null` if there was no version. */
  readonly before: FileVersion | null
  readonly after: FileVersion
  /** Comments on single lines of a text. */
  readonly comments?: LineComments | undefined
}

/** The differences between two versions, in a form that fits their type. */
export function ContentDifference({ before, after, comments }: ContentDifferenceProps) {
  if (before?.sha256 === after.sha256)
    return (
      <Stack gap="3">
        <Notice
          kind="info"
          title={`Version ${after.number} has the same content as version ${before.number}`}
        />
        <ContentView version={after} />
      </Stack>
    )
  if (before) {
    const label = `Version ${before.number} and version ${after.number}`
    return (
      <FileDifference label={label} before={shownFile(before)} after={shownFile(after)} comments={comments} />
    )
  }
  if (after.content !== null && !after.contentType.startsWith('image/')) {
    const nothing = { ...shownFile(after), content: '', sha256: '' }
    const label = `Version ${after.number}, all new`
    return <FileDifference label={label} before={nothing} after={shownFile(after)} comments={comments} />
  }
  return (
    <Stack gap="3">
      <Text>All of it is new.</Text>
      <ContentView version={after} />
    </Stack>
  )
}
