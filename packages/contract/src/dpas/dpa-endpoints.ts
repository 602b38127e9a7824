import { endpointsTypedBy } from '../endpoint.ts'
import { listSubjects } from '../subjects/subject-endpoints.ts'
import type * as schemas from './dpa-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.dpaSchemas>()

export const listDpas = endpoint('listDpas', 'GET /dpa', { permission: 'dpa.search' })

/** How many DPAs match a filter, and whose they are; said before they are all changed. */
export const countDpas = endpoint('countDpas', 'GET /dpa/counts', { permission: 'dpa.search' })

export const listDpasOfSubject = endpoint('listDpasOfSubject', 'GET /subjects/:subjectId/dpa', {
  permission: 'dpa.search',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

/** For callers who know only the ID; returns the SRCI. */
export const findDpa = endpoint('findDpa', 'GET /dpa/:dpaId', {
  permission: 'dpa.get',
  revisioned: true,
  reasons: ['DPA_NOT_FOUND'],
})

/**
 * The SRCI for callers who cannot see more of it, with the options its DPAs inherit from its published copy;
 * a never published SRCI uses its draft.
 */
export const getInheritedOptions = endpoint(
  'getInheritedOptions',
  'GET /subjects/:subjectId/inherited-dpa-options',
  {
    permission: ['dpa.search', 'dpa.get', 'dpa.create', 'subject.get'],
    guardsSubject: true,
    reasons: ['SUBJECT_TYPE_INVALID'],
  },
)

export const createDpa = endpoint('createDpa', 'POST /subjects/:subjectId/dpa', {
  permission: 'dpa.create',
  guardsSubject: true,
  status: 201,
  revisioned: true,
  audit: 'DPA_CREATED',
  reasons: ['DPA_EXISTS', 'SUBJECT_TYPE_INVALID', 'DPA_LIMIT_REACHED'],
  changes: () => [listDpas, listDpasOfSubject, listSubjects],
})

export const getDpa = endpoint('getDpa', 'GET /subjects/:subjectId/dpa/:dpaId', {
  permission: 'dpa.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['DPA_NOT_FOUND'],
})

const staleAfterChange = () => [findDpa, getDpa, listDpas, listDpasOfSubject, listDpaHistory]

export const updateDpa = endpoint('updateDpa', 'PUT /subjects/:subjectId/dpa/:dpaId', {
  permission: 'dpa.update',
  guardsSubject: true,
  revisioned: true,
  audit: 'DPA_UPDATED',
  reasons: ['DPA_NOT_FOUND', 'DPA_EXISTS', 'FIELD_IMMUTABLE', 'CHANGE_REASON_REQUIRED'],
  changes: staleAfterChange,
})

export const deleteDpa = endpoint('deleteDpa', 'DELETE /subjects/:subjectId/dpa/:dpaId', {
  permission: 'dpa.delete',
  guardsSubject: true,
  status: 204,
  revisioned: true,
  audit: 'DPA_DELETED',
  reasons: ['DPA_NOT_FOUND', 'DPA_ACTIVE', 'CHANGE_REASON_REQUIRED'],
  changes: () => [...staleAfterChange(), listSubjects],
})

export const publishDpa = endpoint('publishDpa', 'POST /subjects/:subjectId/dpa/:dpaId/publish', {
  permission: 'dpa.publish',
  guardsSubject: true,
  revisioned: true,
  audit: 'DPA_PUBLISHED',
  reasons: ['DPA_NOT_FOUND', 'SUBJECT_NOT_PUBLISHED', 'NOTHING_TO_PUBLISH', 'DPA_INCOMPLETE'],
  changes: staleAfterChange,
})

export const changeDpaStatus = endpoint('changeDpaStatus', 'PUT /subjects/:subjectId/dpa/:dpaId/status', {
  permission: 'dpa.statusUpdate',
  guardsSubject: true,
  revisioned: true,
  audit: 'DPA_STATUS_CHANGED',
  reasons: ['DPA_NOT_FOUND', 'INVALID_STATE'],
  changes: staleAfterChange,
})

export const listDpaHistory = endpoint('listDpaHistory', 'GET /subjects/:subjectId/dpa/:dpaId/history', {
  permission: 'dpa.history',
  guardsSubject: true,
})
