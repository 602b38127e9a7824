import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { RecordMeta, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

/** What a request changes, and who created it. */
export function ChangeRequestMeta({ request }: { request: ChangeRequest }) {
  const { dirId, fileId, verId, fileName, versionNumber, kind, author } = request
  return (
    <RecordMeta record={request} idLabel="change request ID">
      {author.name} asks to {kind === 'PUBLISH' ? 'publish' : 'delete'}{' '}
      <TextLink underlined to={linkTo(routes.versionDetails, { dirId, fileId, verId })}>
        {fileName}, version {versionNumber}
      </TextLink>
    </RecordMeta>
  )
}
