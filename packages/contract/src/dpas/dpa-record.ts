import { defineRecord } from '../record-facts.ts'

export const dpa = defineRecord({ history: 'dpa.history', guardedBy: 'SRCI' })
