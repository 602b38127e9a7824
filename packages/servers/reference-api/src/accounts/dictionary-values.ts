import type { DictionaryName } from '@portal/contract/accounts/account.ts'
import { CARD_BRANDS } from '@portal/contract/card-brand.ts'
import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { LANGUAGES } from '@portal/contract/language.ts'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { BUSINESS_SUBJECT_TYPES, SYSTEM_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'

/** Dictionaries that are the same in every account. Roles belong to an account. */
export const DICTIONARY_VALUES: Record<Exclude<DictionaryName, 'USER_ROLES'>, readonly string[]> = {
  BUSINESS_SUBJECT_TYPES,
  SYSTEM_SUBJECT_TYPES,
  IDV_CHANNELS,
  RESOURCES: PERMISSIONS,
  TEMPLATE_CHANNELS,
  TEMPLATE_TYPES,
  LANGUAGES,
  COUNTRIES: COUNTRY_CODES,
  CARD_BRANDS,
}
