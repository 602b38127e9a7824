/** Words of the messaging templates, free of zod so that every screen may use them. */

export const TEMPLATE_CHANNELS = ['EMAIL', 'SMS', 'PUSH'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]

export const TEMPLATE_TYPES = [
  'OTP',
  'WELCOME',
  'CARD_ADDED',
  'CARD_REMOVED',
  'CARD_SUSPENDED',
  'CHECKOUT_RECEIPT',
  'PROFILE_DELETED',
  'ACCOUNT_LOCKED',
  'NEW_DEVICE',
] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]
