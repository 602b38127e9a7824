export const ENVIRONMENTS = ['SANDBOX', 'STAGING', 'PRODUCTION'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Dictionaries of an account: lists of values that can differ between accounts. */
export const DICTIONARY_NAMES = [
  'BUSINESS_SUBJECT_TYPES',
  'SYSTEM_SUBJECT_TYPES',
  'USER_ROLES',
  'IDV_CHANNELS',
  'RESOURCES',
  'TEMPLATE_CHANNELS',
  'TEMPLATE_TYPES',
  'LANGUAGES',
  'COUNTRIES',
  'CARD_BRANDS',
] as const

export type DictionaryName = (typeof DICTIONARY_NAMES)[number]
