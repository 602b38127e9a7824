import type { FileSummary } from '@portal/contract/resources/file-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, Overview, Stack, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { VersionStatusBadge } from '../version/version-status.tsx'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { LivePicture } from './live-picture.tsx'

/** Quick view of a file from the list. */
export function FileLook({ file }: { file: FileSummary }) {
  const { id: fileId, dirId, currentVersionId, currentVersionNumber, lang } = file
  return (
    <Stack gap="5">
      <LivePicture file={file} />
      <Overview
        items={[
          { label: 'Newest version', value: <VersionStatusBadge status={file.status} /> },
          {
            label: 'Live',
            value: currentVersionId && (
              <TextLink to={linkTo(routes.versionDetails, { dirId, fileId, verId: currentVersionId })}>
                Version {currentVersionNumber}
              </TextLink>
            ),
          },
          { label: 'Type', value: CONTENT_TYPE_LABELS[file.contentType] },
          { label: 'Size', value: sizeInWords(file.sizeBytes) },
          { label: 'Description', value: file.description },
          { label: 'Language', value: lang },
          { label: 'Tags', value: file.tags.join(', ') },
          { label: 'Versions', value: formatNumber(file.versionCount) },
        ]}
        events={[
          { what: 'Updated', at: file.updatedAt, by: file.updatedBy.name },
          { what: 'Created', at: file.createdAt, by: file.createdBy.name },
        ]}
      >
        Revision {formatNumber(file.revision)}
      </Overview>
    </Stack>
  )
}
