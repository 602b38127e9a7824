import { DIRECTORY_PAGE_SIZE } from '@portal/contract/resources/file.ts'
import { getDirectory, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { call } from '@portal/session'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'

export const finder: RecordFinder = {
  ...recordFinder({
    list: listDirectories,
    one: { read: getDirectory, input: (dirId: string) => ({ params: { dirId } }) },
    hit: ({ id, name, fileCount }) => ({
      to: linkTo(routes.fileList, { dirId: id }),
      title: name,
      detail: formatCount(fileCount, 'file'),
    }),
  }),
  all: async (signal) => {
    const input = { query: { pageSize: DIRECTORY_PAGE_SIZE } }
    return (await call(listDirectories, input, { errors: 'nowhere', signal })).items
  },
}
