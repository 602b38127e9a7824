import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { FileSummary } from '@portal/contract/resources/file-schemas.ts'
import { Boundary, useSeen } from '@portal/portal-app'
import { can, queryFor } from '@portal/session'
import { Box } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { shownFile } from '../version/shown-file.ts'

const Thumbnail = lazy(async () => ({ default: (await import('@portal/portal-app/content')).Thumbnail }))

type LiveFile = Pick<FileSummary, 'id' | 'dirId' | 'currentVersionId' | 'contentType'>

/** A small picture of what consumers see, loaded when its row is in sight. Renders nothing for other files. */
export function LiveThumbnail({
  file: { id: fileId, dirId, currentVersionId: verId, contentType },
}: {
  file: LiveFile
}) {
  const [isSeen, ref] = useSeen()
  if (verId === null || !contentType.startsWith('image/') || !can(getFileVersion)) return null
  return (
    // Logos are made for light backgrounds.
    <Box ref={ref} width="7" height="7" flexShrink="0" borderRadius="control" bg="white" overflow="hidden">
      {isSeen && (
        <Boundary show={() => null}>
          <Suspense fallback={null}>
            <VersionThumbnail params={{ dirId, fileId, verId }} />
          </Suspense>
        </Boundary>
      )}
    </Box>
  )
}

interface VersionThumbnailProps {
  readonly params: { readonly dirId: string; readonly fileId: string; readonly verId: string }
}

function VersionThumbnail({ params }: VersionThumbnailProps) {
  const { data } = useQuery(queryFor(getFileVersion, { params }, { errors: 'nowhere' }))
  return data && <Thumbnail file={shownFile(data)} />
}
