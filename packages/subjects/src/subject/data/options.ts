import { CARD_BRAND_LABELS } from '@portal/contract/card-brand.ts'
import { IDV_CHANNEL_LABELS } from '@portal/contract/idv-channel.ts'
import { humanize } from '@portal/ui'

/** Words that humanizing would spoil. */
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
  sig: 'Signature',
  enc: 'Encryption',
}

/** Values of a closed list as the options of a field. */
export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: KNOWN[value] ?? humanize(value),
  }))

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const CARD_BRAND_OPTIONS = labelled(CARD_BRAND_LABELS)
export const IDV_CHANNEL_OPTIONS = labelled(IDV_CHANNEL_LABELS)
