import { createFile } from '@portal/contract/resources/file-endpoints.ts'
import { Can } from '@portal/portal-app'
import { ButtonLink } from '@portal/ui'
import { RequestsLink } from '../change-request/requests-link.tsx'
import { createFileAddress } from './create-file-address.ts'

interface FileListActionsProps {
  readonly dirId: string
  /** Unknown to operators who cannot read the directory. */
  readonly openRequests: number | undefined
}

/** Links from the files of a directory. */
export const FileListActions = ({ dirId, openRequests }: FileListActionsProps) => (
  <>
    <RequestsLink dirId={dirId} count={openRequests} />
    <Can call={createFile}>
      <ButtonLink to={createFileAddress(dirId)} variant="solid">
        Create resource
      </ButtonLink>
    </Can>
  </>
)
