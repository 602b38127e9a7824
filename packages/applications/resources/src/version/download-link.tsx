import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { saveBlob, sizeInWords } from '@portal/portal-app'
import { call } from '@portal/session'
import { Button, CopyButton, HStack, Mono } from '@portal/ui'

/** Saves content: text from memory, other bytes from storage with a new link. */
async function download({ id, dirId, fileId, fileName, content, contentType }: FileVersion): Promise<void> {
  if (content !== null) return saveBlob(fileName, new Blob([content], { type: contentType }))
  // A toast shows errors.
  const params = { dirId, fileId, verId: id }
  const { downloadUrl } = await call(getFileVersion, { params })
  if (!downloadUrl) return
  const link = document.createElement('a')
  link.href = downloadUrl
  link.download = fileName
  link.click()
}

/** Downloads a version, with its checksum. */
export function DownloadLink({ version }: { version: FileVersion }) {
  const { sha256, sizeBytes, fileName } = version
  return (
    <HStack gap="3" wrap="wrap" color="fg.muted" fontSize="sm">
      <Button onClick={() => void download(version).catch(() => undefined)}>Download</Button>
      <span>
        {fileName}, {sizeInWords(sizeBytes)}
      </span>
      <HStack gap="1" minWidth="0">
        SHA-256 <Mono overflowWrap="anywhere">{sha256}</Mono>
        <CopyButton value={sha256} label="SHA-256" />
      </HStack>
    </HStack>
  )
}
