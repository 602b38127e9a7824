import { defineRecords } from '@portal/routing/define-records.ts'

/** Profiles are not listed or searched anywhere: only the audit trail names them. */
export const records = defineRecords({
  consumerProfile: {
    noun: 'consumer profile',
    order: 95,
    audit: { entity: 'profile', action: 'PROFILE', area: 'Customer care' },
  },
})
