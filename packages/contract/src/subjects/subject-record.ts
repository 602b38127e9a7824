import { defineRecord } from '../record-facts.ts'
import { getSubject } from './subject-endpoints.ts'

export const subject = defineRecord({
  history: 'subject.history',
  guardedBy: 'ownSubject',
  read: getSubject,
})
