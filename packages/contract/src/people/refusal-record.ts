import { defineRecord } from '../record-facts.ts'

/** Sign-ins and calls that were refused, for those who look after the users. */
export const refusal = defineRecord({ history: 'user.search' })
