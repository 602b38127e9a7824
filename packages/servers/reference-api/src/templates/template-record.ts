import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { EditableRecord } from '../stored-record.ts'
import { templateEntityId, templateKey, templateStore } from './template-store.ts'

export const template: EditableRecord = {
  find: async (db, accountId, id) => {
    const [subjectId = '', channel = '', type = '', lang = ''] = id.split('/')
    const key = templateKey({ channel, type, lang })
    if (!(await templateStore(db, { accountId, subjectId }).find(key)))
      throw new ApiError('TEMPLATE_NOT_FOUND')
    return { id: templateEntityId(subjectId, key) }
  },
}
