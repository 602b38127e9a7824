import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { ChangedCell, columnsFor, sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, HStack, statusLabel, TextLink } from '@portal/ui'
import { OpenRequests } from '../change-request/open-requests.tsx'
import { routes } from '../routes.ts'
import { VERSION_LOOKS, VersionStatusBadge } from '../version/version-status.tsx'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { LiveThumbnail } from './live-thumbnail.tsx'

export const FILE_COLUMNS = columnsFor(listFiles, [
  {
    key: 'name',
    label: 'File',
    rowHeader: true,
    sortable: true,
    cell: (file) => (
      <HStack gap="2">
        <LiveThumbnail file={file} />
        <TextLink to={linkTo(routes.fileDetails, { dirId: file.dirId, fileId: file.id })}>
          {file.name}
        </TextLink>
      </HStack>
    ),
  },
  {
    key: 'contentType',
    label: 'Type',
    hideBelow: 'lg',
    text: ({ contentType }) => CONTENT_TYPE_LABELS[contentType],
  },
  {
    key: 'currentVersionNumber',
    label: 'Live',
    align: 'end',
    text: ({ currentVersionNumber }) =>
      currentVersionNumber === null ? undefined : `Version ${currentVersionNumber}`,
    cell: ({ id, dirId, currentVersionId, currentVersionNumber }) =>
      currentVersionId && (
        <TextLink quiet to={linkTo(routes.versionDetails, { dirId, fileId: id, verId: currentVersionId })}>
          Version {currentVersionNumber}
        </TextLink>
      ),
  },
  {
    key: 'status',
    label: 'Newest version',
    text: ({ status, newestVersionNumber }) => `${newestVersionNumber} ${statusLabel(VERSION_LOOKS, status)}`,
    cell: ({ status }) => <VersionStatusBadge status={status} />,
  },
  {
    key: 'draftCount',
    label: 'Drafts',
    align: 'end',
    hideBelow: 'md',
    cell: ({ draftCount }) => draftCount > 0 && formatNumber(draftCount),
  },
  {
    key: 'openChangeRequestCount',
    label: 'Open requests',
    align: 'end',
    cell: ({ id, dirId, openChangeRequestCount }) => (
      <OpenRequests dirId={dirId} fileId={id} count={openChangeRequestCount} />
    ),
  },
  {
    key: 'sizeBytes',
    label: 'Size',
    align: 'end',
    hideBelow: 'xl',
    text: ({ sizeBytes }) => sizeInWords(sizeBytes),
  },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
  },
  { key: 'lang', label: 'Language', optional: true, text: ({ lang }) => lang ?? undefined },
  { computed: 'tags', label: 'Tags', optional: true, text: ({ tags }) => tags.join(', ') },
  {
    key: 'description',
    label: 'Description',
    optional: true,
    text: ({ description }) => description ?? undefined,
  },
])
