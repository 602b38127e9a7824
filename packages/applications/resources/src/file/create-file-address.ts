import { linkTo, queryText } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The parameter of the screen's address that chooses the directory. */
export const DIRECTORY_PARAMETER = 'dir'

/** The screen on which a file of this directory is made. */
export const createFileAddress = (dirId: string): string =>
  `${linkTo(routes.fileCreate)}?${queryText({ [DIRECTORY_PARAMETER]: dirId })}`
