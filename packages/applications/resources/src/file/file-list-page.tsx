import { createFile, getDirectory, listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { Can, ListScreen, useLoaded, useRouteParams } from '@portal/portal-app'
import { ButtonLink } from '@portal/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RequestsLink } from '../change-request/requests-link.tsx'
import { DirectoryRules } from '../directory/directory-rules.tsx'
import { routes } from '../routes.ts'
import { useCallerEmail } from '../use-caller-email.ts'
import { createFileAddress } from './create-file-address.ts'
import { fileActions } from './file-actions.ts'
import { FILE_COLUMNS } from './file-columns.tsx'
import { FILE_VIEWS, fileFilters } from './file-filters.ts'
import { FileLook } from './file-look.tsx'
import { TextInside } from './text-inside.tsx'

export default function FileListPage() {
  const params = useRouteParams(routes.fileList)
  const directory = useLoaded(getDirectory, { params })
  const email = useCallerEmail()
  const [query] = useSearchParams()
  const inside = query.get('containing')
  const filters = useMemo(
    () => fileFilters(directory.allowedContentTypes, email, inside),
    [directory.allowedContentTypes, email, inside],
  )
  return (
    <ListScreen
      call={listFiles}
      input={{ params }}
      name={`files of ${params.dirId}`}
      title={directory.name}
      find={{ filters, label: 'Search by name, tag or SHA-256', views: FILE_VIEWS }}
      rows={{
        label: 'Files',
        columns: FILE_COLUMNS,
        name: ({ name }) => name,
        actions: fileActions,
        quickLook: (file) => <FileLook file={file} />,
      }}
      primary={
        <>
          <RequestsLink directory={directory} />
          <Can call={createFile}>
            <ButtonLink to={createFileAddress(params.dirId)} variant="solid">
              Create resource
            </ButtonLink>
          </Can>
        </>
      }
      empty={{
        title: 'No files yet',
        text: `${directory.description ?? ''} The first one starts as a draft.`,
      }}
    >
      <DirectoryRules directory={directory} />
      <TextInside />
    </ListScreen>
  )
}
