/** Vocabulary of subjects, without zod so that every screen can use it. */

export const BUSINESS_SUBJECT_TYPES = ['SRCI', 'SRCPI', 'DCF'] as const
export const SYSTEM_SUBJECT_TYPES = ['SRC', 'EXT_BACKEND', 'EXT_AUTH_PLATFORM'] as const
export const SUBJECT_TYPES = [...BUSINESS_SUBJECT_TYPES, ...SYSTEM_SUBJECT_TYPES] as const

export type SubjectType = (typeof SUBJECT_TYPES)[number]

export const SUBJECT_CATEGORIES = ['business', 'system'] as const
export type SubjectCategory = (typeof SUBJECT_CATEGORIES)[number]

export const TYPES_OF_CATEGORY: Record<SubjectCategory, readonly SubjectType[]> = {
  business: BUSINESS_SUBJECT_TYPES,
  system: SYSTEM_SUBJECT_TYPES,
}

export const SUBJECT_TYPE_LABELS: Record<SubjectType, string> = {
  SRCI: 'SRC initiator',
  SRCPI: 'Participating issuer',
  DCF: 'Digital card facilitator',
  SRC: 'SRC system',
  EXT_BACKEND: 'External backend',
  EXT_AUTH_PLATFORM: 'External authentication platform',
}

export const DATA_KEYS = [
  'businessData',
  'defaultDpaConfig',
  'identityConfig',
  'jwk',
  'key',
  'notificationsConfig',
  'resourceData',
] as const

export type DataKey = (typeof DATA_KEYS)[number]

export const DATA_KEY_LABELS: Record<DataKey, string> = {
  businessData: 'Business data',
  defaultDpaConfig: 'Default DPA configuration',
  identityConfig: 'Identity configuration',
  jwk: 'JSON Web Keys',
  key: 'Certificates',
  notificationsConfig: 'Notifications',
  resourceData: 'Resources',
}

type Requirement = 'required' | 'optional'

const ALL_REQUIRED = { businessData: 'required', jwk: 'required', key: 'optional' } as const

/** The data keys of each subject type, and which are required for publishing. */
export const DATA_KEYS_OF_TYPE: Record<SubjectType, Partial<Record<DataKey, Requirement>>> = {
  SRCI: {
    ...ALL_REQUIRED,
    defaultDpaConfig: 'optional',
    identityConfig: 'optional',
    notificationsConfig: 'optional',
    resourceData: 'optional',
  },
  SRCPI: {
    ...ALL_REQUIRED,
    identityConfig: 'required',
    notificationsConfig: 'optional',
    resourceData: 'optional',
  },
  DCF: { ...ALL_REQUIRED, notificationsConfig: 'optional', resourceData: 'optional' },
  SRC: {
    ...ALL_REQUIRED,
    defaultDpaConfig: 'required',
    identityConfig: 'required',
    notificationsConfig: 'optional',
    resourceData: 'required',
  },
  EXT_BACKEND: { ...ALL_REQUIRED, jwk: 'optional', notificationsConfig: 'optional' },
  EXT_AUTH_PLATFORM: { ...ALL_REQUIRED, identityConfig: 'required' },
}

/** The data keys of a type in display order. */
export const dataKeysOf = (type: SubjectType): DataKey[] =>
  DATA_KEYS.filter((key) => DATA_KEYS_OF_TYPE[type][key] !== undefined)

export const STATUSES = ['ACTIVE', 'SUSPENDED'] as const
export type Status = (typeof STATUSES)[number]

export const PUBLICATION_STATUSES = ['DRAFT', 'PUBLISHED'] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]

export const SUBJECT_SORT_FIELDS = ['name', 'type', 'status', 'updatedAt', 'keyExpiresAt'] as const

export const SECRET_PURPOSES = ['API_CLIENT', 'WEBHOOK_HMAC'] as const
export type SecretPurpose = (typeof SECRET_PURPOSES)[number]

/** Default ID of an account's SRC system (specification, section 9). */
export const DEFAULT_SYSTEM_SUBJECT_ID = 'system'

/** Words in the portal's addresses in the position of an ID; records cannot use them as IDs. */
export const RESERVED_IDS = [
  'create',
  'update',
  'versions',
  'change-requests',
  'audit-changes',
  'dpa',
] as const
