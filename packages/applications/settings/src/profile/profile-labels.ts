import type { Labels } from '@portal/ui'

/** What the fields of a profile are called, in forms and histories. */
export const PROFILE_LABELS = {
  type: 'Channel',
  displayName: 'Name',
  enabled: 'Switched on',
  identityTypes: 'For consumers known by',
  'otp.codeLength': 'Length of the code',
  'otp.alphabet': 'Made of',
  'otp.codeTtlSeconds': 'Valid for',
  'otp.maxAttempts': 'Tries',
  'otp.maxResends': 'Times it is sent again',
  'otp.resendIntervalSeconds': 'Wait before it is sent again',
  otp: 'Code',
  lockoutSeconds: 'Locked after the last try',
  dailyLimitPerIdentity: 'Verifications a day',
  providerSubjectId: 'Provider',
  fromAddress: 'Sender address',
  senderId: 'Sender id',
  templateType: 'Message',
  supportedCountries: 'Countries',
  priority: 'Priority',
  maskPattern: 'Identity is shown by',
} as const satisfies Labels
