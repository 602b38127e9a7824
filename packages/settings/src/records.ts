import { defineRecords } from '@portal/routing/define-records.ts'

export const records = defineRecords({})
