import { createChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { createFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Can, RecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import type { ContentRules } from '../directory/content-rules.ts'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'
import { newVersionAddress } from './new-version-address.ts'
import { versionActions } from './version-actions.tsx'

interface VersionHeadActionsProps {
  readonly version: FileVersion
  readonly directory: ContentRules
}

/** Links from a version, and its actions. */
export function VersionHeadActions({ version, directory }: VersionHeadActionsProps) {
  const { dirId, fileId, id: verId, status, openChangeRequestId } = version
  const isDraft = status === 'DRAFT'
  const mayBeRequested = isDraft || (status === 'PUBLISHED' && directory.requiresChangeRequest)
  return (
    <>
      <RecordActions actions={versionActions(directory)} record={version} />
      <Can call={createFileVersion}>
        <ButtonLink to={newVersionAddress(version)}>Create draft from this</ButtonLink>
      </Can>
      {mayBeRequested && !openChangeRequestId && (
        <Can call={createChangeRequest}>
          <ButtonLink to={linkTo(routes.changeRequestCreate, { dirId, fileId, verId })}>
            {isDraft ? 'Request publication' : 'Request deletion'}
          </ButtonLink>
        </Can>
      )}
      {isDraft && mayEditDrafts() && (
        <ButtonLink to={linkTo(routes.versionUpdate, { dirId, fileId, verId })} variant="solid">
          Edit
        </ButtonLink>
      )}
    </>
  )
}
