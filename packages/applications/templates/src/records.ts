import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

const id = ['subjectId', 'channel', 'type', 'lang']
const area = 'Templates'

export const records = defineRecords({
  templateOwner: {
    noun: 'templates of an issuer',
    order: 79,
    list: routes.srcpiSubjects.path,
    details: routes.srcpiTemplates.path,
    finder: () => import('./owner/owner-finder.ts'),
  },
  systemTemplate: {
    noun: 'template',
    order: 80,
    details: routes.systemTemplate.path,
    id,
    audit: { entity: 'template', subjectTypes: ['SRC'], area },
  },
  srcpiTemplate: {
    noun: 'template',
    order: 81,
    details: routes.srcpiTemplate.path,
    id,
    audit: { entity: 'template', subjectTypes: ['SRCPI'], area },
  },
})
