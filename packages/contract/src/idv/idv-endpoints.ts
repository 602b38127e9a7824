import { endpointsTypedBy } from '../endpoint.ts'
import type * as profiles from './idv-profile-schemas.ts'
import type * as rules from './idv-rule-schemas.ts'

const endpoint = endpointsTypedBy<typeof profiles.idvProfileSchemas & typeof rules.idvRuleSchemas>()

const PROFILES = '/subjects/:subjectId/idv-channel-profiles'
const PROFILE = `${PROFILES}/:type` as const
const PROVIDERS = '/subjects/:subjectId/idv-providers'
const RULES = '/subjects/:subjectId/idvRules'
const CONFIGURATION = `${RULES}/configuration` as const

export const listIdvProfiles = endpoint('listIdvProfiles', `GET ${PROFILES}`, {
  permission: 'idvChannel.search',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const createIdvProfile = endpoint('createIdvProfile', `POST ${PROFILES}`, {
  permission: 'idvChannel.create',
  guardsSubject: true,
  status: 201,
  revisioned: true,
  audit: 'IDV_CHANNEL_CREATED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_EXISTS', 'IDV_CHANNEL_UNKNOWN'],
  changes: () => [listIdvProfiles, getIdvProfile],
})

export const getIdvProfile = endpoint('getIdvProfile', `GET ${PROFILE}`, {
  permission: 'idvChannel.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_NOT_FOUND'],
})

export const updateIdvProfile = endpoint('updateIdvProfile', `PUT ${PROFILE}`, {
  permission: 'idvChannel.update',
  guardsSubject: true,
  revisioned: true,
  audit: 'IDV_CHANNEL_UPDATED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_NOT_FOUND', 'IDV_CHANNEL_IN_USE', 'FIELD_IMMUTABLE'],
  changes: () => [getIdvProfile, listIdvProfiles, listIdvProfileHistory],
})

export const deleteIdvProfile = endpoint('deleteIdvProfile', `DELETE ${PROFILE}`, {
  permission: 'idvChannel.delete',
  guardsSubject: true,
  status: 204,
  revisioned: true,
  audit: 'IDV_CHANNEL_DELETED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_NOT_FOUND', 'IDV_CHANNEL_IN_USE', 'CHANGE_REASON_REQUIRED'],
  changes: () => [getIdvProfile, listIdvProfiles, listIdvProfileHistory],
})

export const listIdvProfileHistory = endpoint('listIdvProfileHistory', `GET ${PROFILE}/history`, {
  permission: 'idvChannel.history',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

/** What uses a channel; while in use, its profile cannot be switched off or deleted. */
export const getIdvProfileUse = endpoint('getIdvProfileUse', `GET ${PROFILE}/use`, {
  permission: 'idvChannel.get',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_NOT_FOUND'],
})

/** Sends a code by the profile's settings to the caller's address. */
export const testIdvProfile = endpoint('testIdvProfile', `POST ${PROFILE}/test-messages`, {
  permission: 'idvChannel.update',
  guardsSubject: true,
  status: 202,
  callsPerMinute: 10,
  audit: 'IDV_CHANNEL_TESTED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_NOT_FOUND', 'TEMPLATE_NOT_FOUND', 'INVALID_STATE'],
  changes: () => [listIdvProfileHistory],
})

/** The subjects that can serve a channel, for operators who set one up but cannot see all subjects of these types. */
export const listIdvProviders = endpoint('listIdvProviders', `GET ${PROVIDERS}`, {
  permission: ['idvChannel.create', 'idvChannel.update'],
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const getIdvRules = endpoint('getIdvRules', `GET ${RULES}`, {
  permission: 'idvRule.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_RULES_NOT_FOUND'],
})

/** Saves all rules together. `If-None-Match: *` requires that none exist yet. */
export const saveIdvRules = endpoint('saveIdvRules', `PUT ${RULES}`, {
  permission: 'idvRule.save',
  guardsSubject: true,
  revisioned: true,
  audit: 'IDV_RULES_SAVED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_UNKNOWN', 'IDV_RULE_UNREACHABLE'],
  changes: () => [getIdvRules, listIdvRulesHistory, listIdvProfiles, getIdvProfile, getIdvProfileUse],
})

/** Which rule decides each given case, by the current rules or an older revision. Changes nothing. */
export const evaluateIdvRules = endpoint('evaluateIdvRules', `POST ${RULES}/evaluate`, {
  permission: 'idvRule.get',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_RULES_NOT_FOUND'],
})

export const listIdvRulesHistory = endpoint('listIdvRulesHistory', `GET ${RULES}/history`, {
  permission: 'idvRule.history',
  guardsSubject: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const getIdvConfiguration = endpoint('getIdvConfiguration', `GET ${CONFIGURATION}`, {
  permission: 'idvRule.config.get',
  guardsSubject: true,
  revisioned: true,
  reasons: ['SUBJECT_TYPE_INVALID'],
})

export const saveIdvConfiguration = endpoint('saveIdvConfiguration', `PUT ${CONFIGURATION}`, {
  permission: 'idvRule.config.save',
  guardsSubject: true,
  revisioned: true,
  audit: 'IDV_CONFIG_SAVED',
  reasons: ['SUBJECT_TYPE_INVALID', 'IDV_CHANNEL_UNKNOWN'],
  changes: () => [getIdvConfiguration, listIdvConfigurationHistory, getIdvProfileUse],
})

export const listIdvConfigurationHistory = endpoint(
  'listIdvConfigurationHistory',
  `GET ${CONFIGURATION}/history`,
  { permission: 'idvRule.config.history', guardsSubject: true, reasons: ['SUBJECT_TYPE_INVALID'] },
)
