import { createFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { Can, RecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'
import { fileActions } from './file-actions.ts'

/** Links from a file, and its actions. */
export function FileHeadActions({ file }: { file: File }) {
  const params = { dirId: file.dirId, fileId: file.id }
  return (
    <>
      <RecordActions actions={fileActions} record={file} />
      {file.status === 'DRAFT' && mayEditDrafts() && (
        <ButtonLink to={linkTo(routes.versionUpdate, { ...params, verId: file.newestVersionId })}>
          Edit draft
        </ButtonLink>
      )}
      <Can call={createFileVersion}>
        <ButtonLink to={linkTo(routes.versionCreate, params)} variant="solid">
          Add version
        </ButtonLink>
      </Can>
    </>
  )
}
