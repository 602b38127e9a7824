import type { File, FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, TextLink } from '@portal/ui'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'

interface NewerDraftNoticeProps {
  readonly file: File
  readonly base: FileVersion | undefined
}

/** Warns that the file already has a draft: two drafts have to be merged manually. */
export function NewerDraftNotice({ file, base }: NewerDraftNoticeProps) {
  if (file.status !== 'DRAFT' || base?.id === file.newestVersionId) return null
  const params = { dirId: file.dirId, fileId: file.id, verId: file.newestVersionId }
  return (
    <Notice kind="warning" title={`Version ${file.newestVersionNumber} is already a draft`}>
      <TextLink
        to={linkTo(mayEditDrafts() ? routes.versionUpdate : routes.versionDetails, params)}
        underlined
      >
        Continue with it
      </TextLink>
      , start from it, or add another one.
    </Notice>
  )
}
