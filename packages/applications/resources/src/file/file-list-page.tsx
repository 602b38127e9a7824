import { getDirectory, listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { ListScreen, useReadable, useRouteParams } from '@portal/portal-app'
import { useMemo } from 'react'
import { rulesOf } from '../directory/content-rules.ts'
import { DirectoryRules } from '../directory/directory-rules.tsx'
import { routes } from '../routes.ts'
import { useCallerEmail } from '../use-caller-email.ts'
import { fileActions } from './file-actions.ts'
import { FILE_COLUMNS } from './file-columns.tsx'
import { FILE_VIEWS, fileFilters } from './file-filters.ts'
import { FileListActions } from './file-list-actions.tsx'
import { FileLook } from './file-look.tsx'

export default function FileListPage() {
  const params = useRouteParams(routes.fileList)
  const directory = useReadable(getDirectory, { params })
  const { allowedContentTypes } = rulesOf(directory)
  const email = useCallerEmail()
  const filters = useMemo(() => fileFilters(allowedContentTypes, email), [allowedContentTypes, email])
  return (
    <ListScreen
      call={listFiles}
      input={{ params }}
      name={`files of ${params.dirId}`}
      title={directory?.name ?? params.dirId}
      find={{ filters, label: 'Search by name, tag or SHA-256', views: FILE_VIEWS }}
      rows={{
        label: 'Files',
        columns: FILE_COLUMNS,
        name: ({ name }) => name,
        actions: fileActions,
        quickLook: (file) => <FileLook file={file} />,
      }}
      primary={<FileListActions dirId={params.dirId} openRequests={directory?.openChangeRequestCount} />}
      empty={{
        title: 'No files yet',
        text: `${directory?.description ?? ''} The first one starts as a draft.`,
      }}
    >
      <DirectoryRules directory={directory} />
    </ListScreen>
  )
}
