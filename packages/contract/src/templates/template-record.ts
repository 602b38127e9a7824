import { defineRecord } from '../record-facts.ts'
import { getTemplate } from './template-endpoints.ts'

export const template = defineRecord({
  history: 'template.history',
  guardedBy: 'ownSubject',
  read: getTemplate,
})
