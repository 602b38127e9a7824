import { queryString } from '@portal/contract/query-string.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The address parameter with the version to start from. */
export const BASE_PARAMETER = 'from'

/** Links to the form for a draft based on a version. */
export const newVersionAddress = ({
  dirId,
  fileId,
  id,
}: Pick<FileVersion, 'dirId' | 'fileId' | 'id'>): string =>
  linkTo(routes.versionCreate, { dirId, fileId }) + queryString({ [BASE_PARAMETER]: id })
