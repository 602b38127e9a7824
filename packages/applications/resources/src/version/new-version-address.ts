import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { linkTo, queryText } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The parameter of the screen's address that chooses what a new version begins with. */
export const BASE_PARAMETER = 'from'

/** The screen on which a draft is made from a version. */
export const newVersionAddress = ({
  dirId,
  fileId,
  id,
}: Pick<FileVersion, 'dirId' | 'fileId' | 'id'>): string =>
  `${linkTo(routes.versionCreate, { dirId, fileId })}?${queryText({ [BASE_PARAMETER]: id })}`
