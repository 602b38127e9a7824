import { defineRecord } from '../record-facts.ts'
import { getRole } from './role-endpoints.ts'

export const role = defineRecord({ history: 'role.get', read: getRole })
