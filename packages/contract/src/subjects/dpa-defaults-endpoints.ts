import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './dpa-defaults-schemas.ts'
import {
  getSubject,
  getSubjectData,
  listSubjectDataHistory,
  listSubjectHistory,
  listSubjects,
} from './subject-endpoints.ts'

const endpoint = endpointsTypedBy<typeof schemas.dpaDefaultsSchemas>()

/** Saves the default checkout options of all DPAs. They go live immediately, without publishing. */
export const updateDpaDefaults = endpoint('updateDpaDefaults', 'PUT /subjects/:subjectId/dpa-defaults', {
  permission: 'subject.defaultDpaConfig.update',
  guardsSubject: true,
  revisioned: true,
  audit: 'DPA_DEFAULTS_UPDATED',
  reasons: ['SUBJECT_TYPE_INVALID'],
  changes: () => [
    getSubject,
    getSubjectData,
    listSubjects,
    listSubjectHistory,
    listSubjectDataHistory,
    listDpaDefaultsHistory,
  ],
})

/** How many DPAs inherit each default: those where neither the DPA nor its SRCI sets the option. */
export const getDpaDefaultsUse = endpoint('getDpaDefaultsUse', 'GET /subjects/:subjectId/dpa-defaults/use', {
  permission: 'subject.get',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const listDpaDefaultsHistory = endpoint(
  'listDpaDefaultsHistory',
  'GET /subjects/:subjectId/dpa-defaults/history',
  {
    permission: 'subject.defaultDpaConfig.history',
    guardsSubject: true,
    reasons: ['SUBJECT_TYPE_INVALID'],
  },
)
