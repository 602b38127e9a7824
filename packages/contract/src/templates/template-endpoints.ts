import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './template-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.templateSchemas>()

const TEMPLATES = '/subjects/:subjectId/templates'
const TEMPLATE = `${TEMPLATES}/:channel/:type/:lang` as const

/** Of an issuer, with those of the SRC system that hold where the issuer has none of its own. */
export const listTemplates = endpoint('listTemplates', `GET ${TEMPLATES}`, {
  permission: 'template.search',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const createTemplate = endpoint('createTemplate', `POST ${TEMPLATES}`, {
  permission: 'template.create',
  guardsSubject: true,
  status: 201,
  revisioned: true,
  audit: 'TEMPLATE_CREATED',
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_EXISTS', 'TEMPLATE_VARIABLE_UNKNOWN', 'CONTENT_REJECTED'],
  changes: () => [listTemplates, getTemplate],
})

export const getTemplate = endpoint('getTemplate', `GET ${TEMPLATE}`, {
  permission: 'template.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_NOT_FOUND'],
})

export const updateTemplate = endpoint('updateTemplate', `PUT ${TEMPLATE}`, {
  permission: 'template.update',
  guardsSubject: true,
  revisioned: true,
  audit: 'TEMPLATE_UPDATED',
  reasons: [
    'SUBJECT_TYPE_INVALID',
    'TEMPLATE_NOT_FOUND',
    'TEMPLATE_REQUIRED',
    'TEMPLATE_VARIABLE_UNKNOWN',
    'CONTENT_REJECTED',
    'FIELD_IMMUTABLE',
  ],
  changes: () => [getTemplate, listTemplates, listTemplateHistory],
})

export const deleteTemplate = endpoint('deleteTemplate', `DELETE ${TEMPLATE}`, {
  permission: 'template.delete',
  guardsSubject: true,
  status: 204,
  revisioned: true,
  audit: 'TEMPLATE_DELETED',
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_REQUIRED', 'CHANGE_REASON_REQUIRED'],
  changes: () => [getTemplate, listTemplates],
})

export const listTemplateHistory = endpoint('listTemplateHistory', `GET ${TEMPLATE}/history`, {
  permission: 'template.history',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})
