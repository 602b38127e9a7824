import { defineRecord } from '../record-facts.ts'
import { getUser } from './user-endpoints.ts'

export const operator = defineRecord({ history: 'user.search', read: getUser })
