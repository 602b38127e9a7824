import type { Labels } from '@portal/ui'

/** Field labels of a profile in forms and histories. */
export const PROFILE_LABELS = {
  type: 'Channel',
  displayName: 'Name',
  enabled: 'Switched on',
  identityTypes: 'Consumer identities',
  'otp.codeLength': 'Code length',
  'otp.alphabet': 'Characters',
  'otp.codeTtlSeconds': 'Valid for',
  'otp.maxAttempts': 'Attempts',
  'otp.maxResends': 'Resends',
  'otp.resendIntervalSeconds': 'Resend delay',
  otp: 'Code',
  lockoutSeconds: 'Lockout',
  dailyLimitPerIdentity: 'Daily verifications',
  providerSubjectId: 'Provider',
  fromAddress: 'Sender address',
  senderId: 'Sender ID',
  templateType: 'Message',
  supportedCountries: 'Countries',
  priority: 'Priority',
  maskPattern: 'Masked identity',
} as const satisfies Labels
