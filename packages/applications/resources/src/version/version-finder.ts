import { getFileVersionById } from '@portal/contract/resources/file-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { call } from '@portal/session'
import { routes } from '../routes.ts'
import { versionInWords } from './version-in-words.ts'

/** Finds versions by ID; a text search finds their files. */
export const finder: RecordFinder = {
  search: async () => ({ hits: [], total: 0 }),
  byId: async (verId, signal) => {
    const version = await call(getFileVersionById, { params: { verId } }, { errors: 'nowhere', signal })
    const { dirId, fileId, fileName } = version
    return {
      id: verId,
      to: linkTo(routes.versionDetails, { dirId, fileId, verId }),
      title: fileName,
      detail: versionInWords(version),
    }
  },
}
