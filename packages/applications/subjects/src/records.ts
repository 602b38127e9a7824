import { BUSINESS_SUBJECT_TYPES, SYSTEM_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

const area = 'Subjects'

export const records = defineRecords({
  businessSubject: {
    noun: 'subject',
    order: 10,
    list: routes.businessList.path,
    details: routes.businessDetails.path,
    audit: { entity: 'subject', subjectTypes: BUSINESS_SUBJECT_TYPES, area },
    finder: async () => ({ finder: (await import('./finders.ts')).subjectFinders.business }),
  },
  systemSubject: {
    noun: 'subject',
    order: 30,
    list: routes.systemList.path,
    details: routes.systemDetails.path,
    audit: { entity: 'subject', subjectTypes: SYSTEM_SUBJECT_TYPES, area },
    finder: async () => ({ finder: (await import('./finders.ts')).subjectFinders.system }),
  },
  dpa: {
    noun: 'DPA',
    order: 20,
    list: routes.dpaList.path,
    details: routes.dpaDetails.path,
    within: { subjectId: 'subjectId' },
    audit: { entity: 'dpa', area: 'DPAs' },
    finder: async () => ({ finder: (await import('./finders.ts')).dpaFinder }),
  },
  task: {
    noun: 'task',
    order: 70,
    list: routes.taskList.path,
    details: routes.taskDetails.path,
    audit: { entity: 'task', area: 'Tasks' },
    finder: async () => ({ finder: (await import('./finders.ts')).taskFinder }),
  },
})
