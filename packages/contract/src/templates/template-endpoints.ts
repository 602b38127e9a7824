import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './template-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.templateSchemas>()

const TEMPLATES = '/subjects/:subjectId/templates'
const TEMPLATE = `${TEMPLATES}/:channel/:type/:lang` as const

/** An issuer's templates, with the SRC system's where the issuer has none. */
export const listTemplates = endpoint('listTemplates', `GET ${TEMPLATES}`, {
  permission: 'template.search',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

/** The same with texts, for checks and translators. */
export const listTemplateTexts = endpoint('listTemplateTexts', 'GET /subjects/:subjectId/template-texts', {
  permission: 'template.get',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

/** Coverage of the messages of each subject with templates: SRC system and issuers. */
export const listTemplateCoverage = endpoint('listTemplateCoverage', 'GET /template-coverage', {
  permission: 'template.search',
})

const staleLists = () => [listTemplates, listTemplateTexts, listTemplateCoverage]

/** Imports translations: checks each row and saves the valid ones. */
export const importTemplates = endpoint('importTemplates', 'POST /subjects/:subjectId/template-imports', {
  permission: ['template.create', 'template.update'],
  guardsSubject: true,
  audit: ['TEMPLATE_CREATED', 'TEMPLATE_UPDATED'],
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_EXISTS'],
  changes: () => [...staleLists(), getTemplate, listTemplateHistory],
})

/** Sends an unsaved message with sample values to the caller's own address. */
export const sendTestMessage = endpoint('sendTestMessage', `POST ${TEMPLATE}/test-messages`, {
  permission: ['template.create', 'template.update'],
  guardsSubject: true,
  status: 202,
  callsPerMinute: 10,
  audit: 'TEMPLATE_TEST_SENT',
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_NOT_FOUND', 'CONTENT_REJECTED'],
  changes: () => [listTemplateHistory],
})

export const createTemplate = endpoint('createTemplate', `POST ${TEMPLATES}`, {
  permission: 'template.create',
  guardsSubject: true,
  status: 201,
  revisioned: true,
  audit: 'TEMPLATE_CREATED',
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_EXISTS', 'TEMPLATE_VARIABLE_UNKNOWN', 'CONTENT_REJECTED'],
  changes: () => [...staleLists(), getTemplate],
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
    'INVALID_STATE',
  ],
  changes: () => [...staleLists(), getTemplate, listTemplateHistory],
})

export const deleteTemplate = endpoint('deleteTemplate', `DELETE ${TEMPLATE}`, {
  permission: 'template.delete',
  guardsSubject: true,
  status: 204,
  revisioned: true,
  audit: 'TEMPLATE_DELETED',
  reasons: ['SUBJECT_TYPE_INVALID', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_REQUIRED', 'CHANGE_REASON_REQUIRED'],
  changes: () => [...staleLists(), getTemplate],
})

export const listTemplateHistory = endpoint('listTemplateHistory', `GET ${TEMPLATE}/history`, {
  permission: 'template.history',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})
