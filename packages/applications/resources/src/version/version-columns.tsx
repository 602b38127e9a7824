import { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import { columnsFor, sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, HStack, Moment, Mono, Stack, statusLabel, Text, TextLink } from '@portal/ui'
import { RequestLink } from '../change-request/request-link.tsx'
import { routes } from '../routes.ts'
import { LiveBadge } from './live-badge.tsx'
import { VERSION_LOOKS, VersionStatusBadge } from './version-status.tsx'

const DIGITS_SHOWN = 12

export const VERSION_COLUMNS = columnsFor(listFileVersions, [
  {
    key: 'number',
    label: 'Version',
    rowHeader: true,
    sortable: true,
    cell: ({ id, dirId, fileId, number }) => (
      <TextLink to={linkTo(routes.versionDetails, { dirId, fileId, verId: id })}>Version {number}</TextLink>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    text: ({ status, isCurrent }) => `${statusLabel(VERSION_LOOKS, status)}${isCurrent ? ', live' : ''}`,
    cell: ({ status, isCurrent }) => (isCurrent ? <LiveBadge /> : <VersionStatusBadge status={status} />),
  },
  {
    computed: 'author',
    label: 'Written by',
    text: ({ createdBy }) => createdBy.name,
    cell: ({ createdBy, createdAt }) => (
      <Stack gap="0">
        {createdBy.name}
        <Text color="fg.muted" fontSize="sm">
          <Moment at={createdAt} day relative />
        </Text>
      </Stack>
    ),
  },
  { key: 'comment', label: 'Note', hideBelow: 'lg', text: ({ comment }) => comment ?? undefined },
  {
    key: 'openChangeRequestId',
    label: 'Change request',
    hideBelow: 'md',
    cell: ({ dirId, openChangeRequestId: open, appliedChangeRequestId: applied }) =>
      open ? (
        <RequestLink dirId={dirId} id={open} />
      ) : (
        applied && <RequestLink dirId={dirId} id={applied} label="Applied" />
      ),
  },
  {
    key: 'publishedAt',
    label: 'Published',
    hideBelow: 'xl',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt && (
        <Stack gap="0">
          {publishedBy?.name}
          <Text color="fg.muted" fontSize="sm">
            <Moment at={publishedAt} day relative />
          </Text>
        </Stack>
      ),
  },
  {
    key: 'sizeBytes',
    label: 'Size',
    align: 'end',
    hideBelow: 'lg',
    text: ({ sizeBytes }) => sizeInWords(sizeBytes),
  },
  {
    key: 'sha256',
    label: 'SHA-256',
    hideBelow: '2xl',
    cell: ({ sha256, number }) => (
      <HStack gap="1">
        <Mono>{sha256.slice(0, DIGITS_SHOWN)}…</Mono>
        <CopyButton value={sha256} label={`SHA-256 of version ${number}`} />
      </HStack>
    ),
  },
  {
    key: 'deletedReason',
    label: 'Deletion reason',
    optional: true,
    text: ({ deletedReason }) => deletedReason ?? undefined,
  },
])
