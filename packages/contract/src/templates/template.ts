/** Vocabulary of messaging templates, without zod so that every screen can use it. */

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

export const TEMPLATE_CHANNEL_LABELS: Record<TemplateChannel, string> = {
  EMAIL: 'Email',
  SMS: 'SMS',
  PUSH: 'Push notification',
}

export const TEMPLATE_TYPE_LABELS: Record<TemplateType, string> = {
  OTP: 'One-time code',
  WELCOME: 'Welcome',
  CARD_ADDED: 'Card added',
  CARD_REMOVED: 'Card removed',
  CARD_SUSPENDED: 'Card suspended',
  CHECKOUT_RECEIPT: 'Checkout receipt',
  PROFILE_DELETED: 'Profile deleted',
  ACCOUNT_LOCKED: 'Account locked',
  NEW_DEVICE: 'New device',
}

/** Maximum lengths in characters. An SMS of 459 characters has three parts. */
export const TEMPLATE_LIMITS: Record<TemplateChannel, { subjectLine: number; bodyText: number }> = {
  EMAIL: { subjectLine: 150, bodyText: 20_000 },
  SMS: { subjectLine: 0, bodyText: 459 },
  PUSH: { subjectLine: 65, bodyText: 240 },
}

/** Maximum length of an email's HTML body, in bytes of UTF-8. */
export const MAX_TEMPLATE_HTML = 100 * 1024

/** The final fallback: the SRC system's template in this language. */
export const LAST_RESORT_LANGUAGE = 'en'

/** Whether a template is the subject's own or inherited from the SRC system. */
export const TEMPLATE_ORIGINS = ['OWN', 'SYSTEM'] as const
export type TemplateOrigin = (typeof TEMPLATE_ORIGINS)[number]

export const TEMPLATE_SORT_FIELDS = ['type', 'lang', 'updatedAt'] as const

/** Subjects that have templates: the SRC system and issuers. */
export const TEMPLATE_OWNER_TYPES = ['SRC', 'SRCPI'] as const

export const COVERAGE_SORT_FIELDS = ['name', 'own', 'missing', 'outdated', 'updatedAt'] as const

/** Results of a row of a translators' file. */
export const IMPORT_OUTCOMES = ['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Maximum rows per import: every type in every channel, in a dozen languages. */
export const MAX_IMPORTED_TEMPLATES = 324

/** What the placeholder `{{name}}` means. */
export interface Placeholder {
  readonly name: string
  readonly example: string
  /** A message is useless without it. */
  readonly required?: true
}

const maskedIdentity: Placeholder = { name: 'maskedIdentity', example: 'j•••@e•••.com' }
const merchantName: Placeholder = { name: 'merchantName', example: 'Copper Lantern Books' }
const issuerName: Placeholder = { name: 'issuerName', example: 'Harbour & Vale Bank' }
const cardBrand: Placeholder = { name: 'cardBrand', example: 'Visa' }
const lastFour: Placeholder = { name: 'lastFour', example: '4242', required: true }
const eventTime: Placeholder = { name: 'eventTime', example: '1 June 2026, 14:05' }
const consumerName: Placeholder = { name: 'consumerName', example: 'Jo' }
const deviceName: Placeholder = { name: 'deviceName', example: 'Firefox on Windows', required: true }

/** The placeholders of each message type. */
export const PLACEHOLDERS: Record<TemplateType, readonly Placeholder[]> = {
  OTP: [
    { name: 'otp', example: '482913', required: true },
    { name: 'expiryMinutes', example: '5' },
    maskedIdentity,
    merchantName,
  ],
  WELCOME: [consumerName, maskedIdentity, issuerName],
  CARD_ADDED: [lastFour, cardBrand, issuerName, consumerName, eventTime],
  CARD_REMOVED: [lastFour, cardBrand, issuerName, consumerName, eventTime],
  CARD_SUSPENDED: [lastFour, cardBrand, issuerName, consumerName, eventTime],
  CHECKOUT_RECEIPT: [
    { name: 'amount', example: '24.90 EUR', required: true },
    { ...merchantName, required: true },
    { name: 'lastFour', example: '4242' },
    cardBrand,
    consumerName,
    eventTime,
  ],
  PROFILE_DELETED: [maskedIdentity, consumerName, eventTime],
  ACCOUNT_LOCKED: [maskedIdentity, { name: 'lockoutMinutes', example: '15' }, eventTime],
  NEW_DEVICE: [deviceName, maskedIdentity, consumerName, eventTime],
}
