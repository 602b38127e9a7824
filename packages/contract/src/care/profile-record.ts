import { defineRecord } from '../record-facts.ts'

export const profile = defineRecord({ history: null })
