import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

const id = ['subjectId', 'channel', 'type', 'lang']
const area = 'Templates'

export const records = defineRecords({
  systemTemplate: {
    noun: 'template',
    order: 80,
    details: routes.systemTemplate.path,
    id,
    audit: { entity: 'template', subjectTypes: ['SRC'], area },
    finder: () => import('./template/template-finder.ts'),
  },
  srcpiTemplate: {
    noun: 'template',
    order: 81,
    details: routes.srcpiTemplate.path,
    id,
    audit: { entity: 'template', subjectTypes: ['SRCPI'], area },
  },
})
