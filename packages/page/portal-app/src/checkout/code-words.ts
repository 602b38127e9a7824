import { CARD_BRAND_LABELS, CARD_BRANDS } from '@portal/contract/card-brand.ts'
import { IDV_CHANNEL_LABELS } from '@portal/contract/idv-channel.ts'
import { humanize } from '@portal/ui'

/** Codes that `humanize` would get wrong. */
const KNOWN: Readonly<Record<string, string>> = {
  PSP: 'PSP',
  OIDC: 'OpenID Connect',
  SAML: 'SAML',
  FIDO2: 'FIDO2',
  P2P: 'Person to person',
  IOT_DEVICE: 'IoT device',
  ONBEHALF: 'On behalf',
  TLS_CLIENT: 'TLS client',
  FAQ: 'FAQ',
  SRCI: 'SRCI',
  SRCPI: 'SRCPI',
  ...CARD_BRAND_LABELS,
  ...IDV_CHANNEL_LABELS,
  sig: 'Signature',
  enc: 'Encryption',
}

/** Label for a value of a closed list. */
export const codeInWords = (value: string): string => KNOWN[value] ?? humanize(value)

/**
 * A value of a closed list; codes of countries, currencies and languages are shorter, algorithms end with a
 * number.
 */
const isCode = (text: string) => /^[A-Z][A-Z0-9_]{2,}[A-Z_]$/.test(text)

/** Label for a stored text if it is a value of a closed list; otherwise the text itself. */
export const textInWords = (text: string): string =>
  isCode(text) || text in KNOWN ? codeInWords(text) : text

/** Values of a closed list as the options of a field. */
export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: codeInWords(value) }))

export const CARD_BRAND_OPTIONS = CARD_BRANDS.map((value) => ({ value, label: CARD_BRAND_LABELS[value] }))
