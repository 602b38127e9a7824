/** Vocabulary of identity verification, without zod so that every screen can use it. */
import type { IdvChannel } from '../idv-channel.ts'
import { CARD_TYPES, CONSUMER_IDENTITY_TYPES } from '../subjects/subject-vocabulary.ts'
import { isOneOf } from '../typed-objects.ts'

/** Channels that send a code. */
export const OTP_CHANNELS = ['EMAIL', 'SMS'] as const
/** Subject types that send codes or verify in other ways. */
export const PROVIDER_TYPES = ['EXT_BACKEND', 'EXT_AUTH_PLATFORM'] as const

/** The subject type that can serve a channel. */
export const providerTypeOf = (channel: IdvChannel): (typeof PROVIDER_TYPES)[number] =>
  isOneOf(OTP_CHANNELS, channel) ? 'EXT_BACKEND' : 'EXT_AUTH_PLATFORM'

export const OTP_ALPHABETS = ['NUMERIC', 'ALPHANUMERIC'] as const
/** How an identity is masked: first letters, or last four. */
export const MASK_PATTERNS = ['FIRST1', 'LAST4'] as const

/** Ranges of a profile's numbers; times are in seconds. */
export const PROFILE_RANGES = {
  codeLength: [4, 10],
  codeTtlSeconds: [30, 1800],
  maxAttempts: [1, 10],
  maxResends: [0, 10],
  resendIntervalSeconds: [10, 600],
  lockoutSeconds: [0, 86_400],
  dailyLimitPerIdentity: [1, 100],
  /** 1 is tried first. */
  priority: [1, 99],
} as const satisfies Record<string, readonly [number, number]>

/** The same for the configuration. */
export const CONFIGURATION_RANGES = {
  maxIdvPerDay: [1, 100],
  rememberDeviceDays: [0, 365],
  ruleTimeoutMs: [50, 2000],
} as const satisfies Record<string, readonly [number, number]>

export const IDV_DECISIONS = ['REQUIRE', 'SKIP', 'DENY'] as const
export type IdvDecision = (typeof IDV_DECISIONS)[number]

export const IDV_OPERATIONS = [
  'LOGIN',
  'ENROL',
  'ADD_CARD',
  'CHECKOUT',
  'UPDATE_PROFILE',
  'DELETE_CARD',
] as const

/** The default settings for all rules. */
export const USUAL_CONFIGURATION = {
  defaultDecision: 'REQUIRE',
  fallbackChannels: ['EMAIL'],
  maxIdvPerDay: 10,
  rememberDeviceDays: 90,
  ruleTimeoutMs: 200,
  onEngineError: 'REQUIRE',
} as const

/** Condition fields with a closed list of values. */
export const CLOSED_FIELDS = {
  operation: IDV_OPERATIONS,
  cardType: CARD_TYPES,
  identityType: CONSUMER_IDENTITY_TYPES,
} as const

/** Condition fields that are whole numbers, with their ranges. */
export const NUMBER_FIELDS = {
  amountMinor: [0, Number.MAX_SAFE_INTEGER],
  riskScore: [0, 100],
  minutesSinceLastIdv: [0, Number.MAX_SAFE_INTEGER],
  cardsInProfile: [0, Number.MAX_SAFE_INTEGER],
} as const satisfies Record<string, readonly [number, number]>

/** BINs are padded to this length to compare all lengths. */
export const BIN_DIGITS = 11
