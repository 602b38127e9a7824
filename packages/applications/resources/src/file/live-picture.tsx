import type { FileSummary } from '@portal/contract/resources/file-schemas.ts'
import { CardBody, useBundleFacts } from '@portal/portal-app'
import { lazy } from 'react'

const PublishedContent = lazy(async () => ({
  default: (await import('../version/published-content.tsx')).PublishedContent,
}))

const LINES = 8

/** The picture that consumers see, loaded when it is first shown. Renders nothing for other files. */
export function LivePicture({ file }: { file: FileSummary }) {
  const facts = useBundleFacts('@portal/resources')
  const { id: fileId, dirId, currentVersionId: verId, contentType } = file
  if (verId === null || !contentType.startsWith('image/')) return null
  return (
    <CardBody facts={facts} lines={LINES}>
      <PublishedContent params={{ dirId, fileId, verId }} />
    </CardBody>
  )
}
