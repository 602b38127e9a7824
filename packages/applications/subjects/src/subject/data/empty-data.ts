import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'

/** Initial values of a new subject of a type. */
export const EMPTY_BUSINESS_DATA: Record<SubjectType, Readonly<Record<string, unknown>>> = {
  SRCI: { contacts: [{ kind: 'TECHNICAL' }], allowedOrigins: [], maxDpas: 100_000 },
  SRCPI: { contacts: [{ kind: 'TECHNICAL' }], cardBrands: [], binRanges: [{}], enrolmentMethods: [] },
  DCF: { contacts: [{ kind: 'TECHNICAL' }], cardBrands: [] },
  SRC: { contacts: [{ kind: 'TECHNICAL' }], maxCardsPerProfile: 10, profileInactivityDays: 730 },
  EXT_BACKEND: { contacts: [{ kind: 'TECHNICAL' }], timeoutMs: 5000, retries: 2 },
  EXT_AUTH_PLATFORM: { contacts: [{ kind: 'TECHNICAL' }], acrValues: [] },
}

/** Initial values of an empty part. */
export const EMPTY_DATA: Record<Exclude<DataKey, 'businessData'>, Readonly<Record<string, unknown>>> = {
  defaultDpaConfig: {},
  identityConfig: { consumerIdentityTypes: [], idvChannels: [], reuseIdvMinutes: 0 },
  jwk: { keys: [] },
  key: { keys: [] },
  notificationsConfig: {
    enabled: false,
    events: [],
    maxAttempts: 5,
    backoffSeconds: 30,
    emailRecipients: [],
  },
  resourceData: { items: [] },
}
