import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

const area = 'Settings'

/** These records belong to the SRC system. Its ID is the first part of theirs, but is not in addresses. */
export const records = defineRecords({
  idvProfile: {
    noun: 'IDV channel',
    order: 90,
    details: routes.profileDetails.path,
    screens: [routes.profileUpdate.path, routes.profileHistory.path],
    id: ['subjectId', 'type'],
    audit: { entity: 'idvChannel', area },
  },
  idvRules: {
    noun: 'set of IDV rules',
    order: 91,
    details: routes.ruleList.path,
    id: ['subjectId'],
    audit: { entity: 'idvRules', area },
  },
  idvConfiguration: {
    noun: 'configuration of identity verification',
    order: 92,
    details: routes.configuration.path,
    id: ['subjectId'],
    audit: { entity: 'idvConfiguration', area },
  },
})
