import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './subject-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.subjectSchemas>()

export const listSubjects = endpoint('listSubjects', 'GET /subjects', { permission: 'subject.search' })

export const createSubject = endpoint('createSubject', 'POST /subjects', {
  permission: 'subject.create',
  status: 201,
  audit: 'SUBJECT_CREATED',
  revisioned: true,
  reasons: ['SUBJECT_EXISTS', 'SUBJECT_TYPE_FORBIDDEN', 'BIN_RANGE_OVERLAP'],
  changes: () => [listSubjects],
})

export const getSubject = endpoint('getSubject', 'GET /subjects/:subjectId', {
  permission: 'subject.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['SUBJECT_NOT_FOUND'],
})

export const getSubjectData = endpoint('getSubjectData', 'GET /subjects/:subjectId/:dataKey', {
  permission: 'subject.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['DATA_KEY_NOT_APPLICABLE'],
})

export const updateSubjectData = endpoint('updateSubjectData', 'PUT /subjects/:subjectId/:dataKey', {
  permission: 'subject.{dataKey}.update',
  guardsSubject: true,
  revisioned: true,
  audit: 'SUBJECT_DATA_UPDATED',
  reasons: [
    'DATA_KEY_NOT_APPLICABLE',
    'BIN_RANGE_OVERLAP',
    'KEY_WEAK',
    'KEY_EXPIRED',
    'KEY_PRIVATE_MATERIAL',
    'FIELD_IMMUTABLE',
    'CHANGE_REASON_REQUIRED',
  ],
  changes: () => [getSubject, getSubjectData, listSubjects, listSubjectHistory, listSubjectDataHistory],
})

export const listSubjectDataHistory = endpoint(
  'listSubjectDataHistory',
  'GET /subjects/:subjectId/:dataKey/history',
  { permission: 'subject.{dataKey}.history', guardsSubject: true, reasons: ['DATA_KEY_NOT_APPLICABLE'] },
)

export const listSubjectHistory = endpoint('listSubjectHistory', 'GET /subjects/:subjectId/history', {
  permission: 'subject.history',
  guardsSubject: true,
})

export const publishSubject = endpoint('publishSubject', 'POST /subjects/:subjectId/publish', {
  permission: 'subject.publish',
  guardsSubject: true,
  revisioned: true,
  audit: 'SUBJECT_PUBLISHED',
  reasons: ['SUBJECT_INCOMPLETE', 'NOTHING_TO_PUBLISH'],
  changes: () => [getSubject, listSubjects, listSubjectHistory],
})

export const changeSubjectStatus = endpoint('changeSubjectStatus', 'PUT /subjects/:subjectId/status', {
  permission: 'subject.statusUpdate',
  guardsSubject: true,
  revisioned: true,
  audit: 'SUBJECT_STATUS_CHANGED',
  reasons: ['INVALID_STATE', 'SYSTEM_SUBJECT_PROTECTED'],
  changes: () => [getSubject, listSubjects, listSubjectHistory],
})

export const listSecrets = endpoint('listSecrets', 'GET /subjects/:subjectId/secrets', {
  permission: 'subject.secret.get',
  guardsSubject: true,
  audit: 'SECRET_LIST_READ',
})

export const createSecret = endpoint('createSecret', 'POST /subjects/:subjectId/secrets', {
  permission: 'subject.secret.create',
  guardsSubject: true,
  status: 201,
  audit: 'SECRET_CREATED',
  reasons: ['SECRET_LIMIT'],
  changes: () => [listSecrets, listSubjectHistory],
})

export const revokeSecret = endpoint('revokeSecret', 'DELETE /subjects/:subjectId/secrets/:secretId', {
  permission: 'subject.secret.revoke',
  guardsSubject: true,
  status: 204,
  audit: 'SECRET_REVOKED',
  reasons: ['SECRET_NOT_FOUND', 'INVALID_STATE', 'CHANGE_REASON_REQUIRED'],
  changes: () => [listSecrets, listSubjectHistory],
})
