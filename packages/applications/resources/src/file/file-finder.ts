import { listAllFiles } from '@portal/contract/resources/file-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { CONTENT_TYPE_LABELS } from './content-types.ts'

export const finder = recordFinder({
  list: listAllFiles,
  hit: ({ id, dirId, name, contentType }) => ({
    to: linkTo(routes.fileDetails, { dirId, fileId: id }),
    title: name,
    detail: CONTENT_TYPE_LABELS[contentType],
  }),
})
