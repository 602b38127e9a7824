import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatCount, formatNumber, Moment, Stack, Text, TextLink } from '@portal/ui'
import { OpenRequests } from '../change-request/open-requests.tsx'
import { routes } from '../routes.ts'

export const DIRECTORY_COLUMNS = columnsFor(listDirectories, [
  {
    key: 'name',
    label: 'Directory',
    rowHeader: true,
    sortable: true,
    cell: ({ id, name, description }) => (
      <Stack gap="0">
        <TextLink to={linkTo(routes.fileList, { dirId: id })}>{name}</TextLink>
        <Text color="fg.muted" fontSize="sm" fontWeight="normal">
          {description}
        </Text>
      </Stack>
    ),
  },
  { key: 'fileCount', label: 'Files', align: 'end', cell: ({ fileCount }) => formatNumber(fileCount) },
  {
    key: 'openChangeRequestCount',
    label: 'Open requests',
    align: 'end',
    cell: ({ id, openChangeRequestCount }) => <OpenRequests dirId={id} count={openChangeRequestCount} />,
  },
  {
    key: 'draftCount',
    label: 'Drafts',
    align: 'end',
    cell: ({ id, draftCount }) =>
      draftCount > 0 && (
        <TextLink to={linkTo(routes.fileList, { dirId: id }, { hasDraft: 'true' })}>
          {formatNumber(draftCount)}
        </TextLink>
      ),
  },
  {
    computed: 'lastPublication',
    label: 'Last published',
    text: ({ lastPublication: last }) => (last ? `${last.at} ${last.by.name} ${last.fileName}` : undefined),
    cell: ({ id, lastPublication: last }) =>
      last && (
        <Stack gap="0">
          <span>
            <Moment at={last.at} day relative /> by {last.by.name}
          </span>
          <TextLink
            quiet
            to={linkTo(routes.versionDetails, { dirId: id, fileId: last.fileId, verId: last.verId })}
          >
            {last.fileName}, version {last.versionNumber}
          </TextLink>
        </Stack>
      ),
  },
  {
    key: 'requiresChangeRequest',
    label: 'Publishing',
    hideBelow: 'xl',
    text: ({ requiresChangeRequest, approvalsNeeded }) =>
      requiresChangeRequest ? `After ${formatCount(approvalsNeeded, 'approval')}` : 'Directly',
  },
])
