import { queryString } from '@portal/contract/query-string.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The address parameter with the directory. */
export const DIRECTORY_PARAMETER = 'dir'

/** Links to the form for a new file in this directory. */
export const createFileAddress = (dirId: string): string =>
  linkTo(routes.fileCreate) + queryString({ [DIRECTORY_PARAMETER]: dirId })
