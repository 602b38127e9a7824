import { templateName } from '@portal/contract/templates/template-name.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { EditableRecord } from '../stored-record.ts'
import { knownKey, templateEntityId, templateStore } from './template-store.ts'

function partsOf(id: string) {
  const [subjectId = '', channel = '', type = '', lang = ''] = id.split('/')
  return { subjectId, key: knownKey({ channel, type, lang }) }
}

export const template: EditableRecord = {
  nameOf: (id) => {
    const { key } = partsOf(id)
    return key && templateName(key)
  },
  find: async (db, accountId, id) => {
    const { subjectId, key } = partsOf(id)
    if (!key || !(await templateStore(db, { accountId, subjectId }).find(key)))
      throw new ApiError('TEMPLATE_NOT_FOUND')
    return { id: templateEntityId(subjectId, key) }
  },
}
