import { getDirectory, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'

export const finder = recordFinder({
  list: listDirectories,
  one: { read: getDirectory, input: (dirId: string) => ({ params: { dirId } }) },
  hit: ({ id, name, fileCount }) => ({
    to: linkTo(routes.fileList, { dirId: id }),
    title: name,
    detail: formatCount(fileCount, 'file'),
  }),
})
