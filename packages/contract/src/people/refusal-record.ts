import { defineRecord } from '../record-facts.ts'

/** Refused sign-ins and calls, for operators who manage users. */
export const refusal = defineRecord({ history: 'user.search' })
