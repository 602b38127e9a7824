import type { File } from '@portal/contract/resources/file-schemas.ts'
import { Stack, Text } from '@portal/ui'
import { LiveAt } from '../version/live-at.tsx'
import { VersionContent } from '../version/version-content.tsx'

/** What consumers see now, and what they saw at another time. */
export function LiveTab({ file }: { file: File }) {
  return (
    <Stack gap="6">
      <LiveAt file={file} />
      {file.currentVersionId ? (
        <VersionContent params={{ dirId: file.dirId, fileId: file.id, verId: file.currentVersionId }} />
      ) : (
        <Text color="fg.muted">Nothing is live: no version has been published, or all were deleted.</Text>
      )}
    </Stack>
  )
}
