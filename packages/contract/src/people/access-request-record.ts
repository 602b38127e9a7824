import { defineRecord } from '../record-facts.ts'

/** For operators who can assign roles: reasons can be personal. */
export const accessRequest = defineRecord({ history: 'user.role.add' })
