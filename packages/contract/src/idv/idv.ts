/** Words of identity verification, free of zod so that every screen may use them. */
import type { IdvChannel } from '../idv-channel.ts'
import { CARD_TYPES, CONSUMER_IDENTITY_TYPES } from '../subjects/subject-vocabulary.ts'
import { isOneOf } from '../typed-objects.ts'

/** Channels whose proof is a code that is sent. */
export const OTP_CHANNELS = ['EMAIL', 'SMS'] as const
/** Who sends codes, and who takes the other proofs. */
export const PROVIDER_TYPES = ['EXT_BACKEND', 'EXT_AUTH_PLATFORM'] as const

/** The type of the subjects that can serve a channel. */
export const providerTypeOf = (channel: IdvChannel): (typeof PROVIDER_TYPES)[number] =>
  isOneOf(OTP_CHANNELS, channel) ? 'EXT_BACKEND' : 'EXT_AUTH_PLATFORM'

export const OTP_ALPHABETS = ['NUMERIC', 'ALPHANUMERIC'] as const
/** How an identity is shown: by its first letters, or by its last four. */
export const MASK_PATTERNS = ['FIRST1', 'LAST4'] as const

/** Least and greatest value of the numbers of a profile; times are in seconds. */
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

/** The same of the configuration. */
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

/** What holds for all rules until somebody says otherwise. */
export const USUAL_CONFIGURATION = {
  defaultDecision: 'REQUIRE',
  fallbackChannels: ['EMAIL'],
  maxIdvPerDay: 10,
  rememberDeviceDays: 90,
  ruleTimeoutMs: 200,
  onEngineError: 'REQUIRE',
} as const

/** Fields of a condition whose values come from a closed list. */
export const CLOSED_FIELDS = {
  operation: IDV_OPERATIONS,
  cardType: CARD_TYPES,
  identityType: CONSUMER_IDENTITY_TYPES,
} as const

/** Fields of a condition that are whole numbers, with their least and greatest value. */
export const NUMBER_FIELDS = {
  amountMinor: [0, Number.MAX_SAFE_INTEGER],
  riskScore: [0, 100],
  minutesSinceLastIdv: [0, Number.MAX_SAFE_INTEGER],
  cardsInProfile: [0, Number.MAX_SAFE_INTEGER],
} as const satisfies Record<string, readonly [number, number]>

/** Digits to which a BIN is filled up, so that BINs of all lengths can be compared. */
export const BIN_DIGITS = 11
