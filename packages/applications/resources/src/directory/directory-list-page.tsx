import { createFile, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { DIRECTORY_COLUMNS } from './directory-columns.tsx'

export default function DirectoryListPage() {
  return (
    <ListScreen
      call={listDirectories}
      name="directories"
      find={{ label: 'Search by name or description' }}
      rows={{ label: 'Directories', columns: DIRECTORY_COLUMNS, name: ({ name }) => name }}
      primary={
        <Can call={createFile}>
          <ButtonLink to={linkTo(routes.fileCreate)} variant="solid">
            Create resource
          </ButtonLink>
        </Can>
      }
      empty={{
        title: 'No directories yet',
        text: 'Directories are part of the account’s configuration. The portal’s administrators add them.',
      }}
    />
  )
}
