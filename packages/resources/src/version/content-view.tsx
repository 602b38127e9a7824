import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Box, Stack } from '@portal/ui'
import { DownloadLink } from './download-link.tsx'

/** What a version holds. */
export function ContentView({ version }: { version: FileVersion }) {
  return (
    <Stack gap="3">
      {version.content !== null && (
        <Box as="pre" overflowX="auto" tabIndex={0} role="region" aria-label="Content">
          {version.content}
        </Box>
      )}
      <DownloadLink version={version} />
    </Stack>
  )
}
