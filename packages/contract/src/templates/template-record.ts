import { defineRecord } from '../record-facts.ts'

export const template = defineRecord({ history: 'template.history', guardedBy: 'ownSubject' })
