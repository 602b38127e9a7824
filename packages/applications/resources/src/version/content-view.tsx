import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { FilePreview } from '@portal/portal-app/content'
import { Stack } from '@portal/ui'
import { DownloadLink } from './download-link.tsx'
import { shownFile } from './shown-file.ts'

/** The content of a version as far as it can be shown safely, with a download. */
export function ContentView({ version }: { version: FileVersion }) {
  return (
    <Stack gap="3">
      <FilePreview file={shownFile(version)} />
      <DownloadLink version={version} />
    </Stack>
  )
}
