import { defineRecord } from '../record-facts.ts'

export const task = defineRecord({ history: 'task.get' })
