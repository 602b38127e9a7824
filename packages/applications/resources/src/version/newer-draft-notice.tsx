import type { File, FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, TextLink } from '@portal/ui'
import { mayEditDrafts } from '../permissions.ts'
import { routes } from '../routes.ts'

interface NewerDraftNoticeProps {
  readonly file: File
  readonly base: FileVersion | undefined
}

/** Says that the file has a draft already: two drafts at once have to be put together by somebody. */
export function NewerDraftNotice({ file, base }: NewerDraftNoticeProps) {
  if (file.status !== 'DRAFT' || base?.id === file.newestVersionId) return null
  const params = { dirId: file.dirId, fileId: file.id, verId: file.newestVersionId }
  return (
    <Notice kind="warning" title={`Version ${file.newestVersionNumber} is a draft already`}>
      <TextLink
        to={linkTo(mayEditDrafts() ? routes.versionUpdate : routes.versionDetails, params)}
        underlined
      >
        Go on with it
      </TextLink>
      , start from it, or add another one beside it.
    </Notice>
  )
}
