/** Closed lists of values in the subjects' data, without zod so that every screen can use them. */

export const CONTACT_KINDS = ['BUSINESS', 'TECHNICAL', 'SECURITY', 'SUPPORT'] as const
export const INTEGRATION_TYPES = [
  'MERCHANT_DIRECT',
  'PSP',
  'PAYMENT_FACILITATOR',
  'COMMERCE_PLATFORM',
] as const
export const CARD_TYPES = ['CREDIT', 'DEBIT', 'PREPAID'] as const
export const ENROLMENT_METHODS = ['PUSH_PROVISIONING', 'BATCH', 'CHECKOUT'] as const
export const APPLICATION_TYPES = ['WEB_BROWSER', 'MOBILE_APP', 'IOT_DEVICE', 'OTHER'] as const
export const BACKEND_KINDS = ['TOKEN_SERVICE', 'NOTIFICATION_GATEWAY', 'RISK_ENGINE', 'CARD_ART'] as const
export const AUTH_PROTOCOLS = ['OIDC', 'SAML', 'FIDO2', 'PROPRIETARY'] as const

export const CONSUMER_IDENTITY_TYPES = ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER'] as const

export const CHECKOUT_TYPES = [
  'CLICK_TO_PAY',
  'GUEST_CHECKOUT_TOKENIZATION',
  'CARD_ON_FILE_TOKENIZATION',
] as const
export const ADDRESS_PREFERENCES = ['FULL', 'POSTAL_COUNTRY', 'NONE'] as const
export const PAYLOAD_TYPES = ['FULL', 'PAYMENT', 'SUMMARY', 'NON_PAYMENT'] as const
export const TRANSACTION_TYPES = [
  'PURCHASE',
  'BILL_PAYMENT',
  'MONEY_TRANSFER',
  'DISBURSEMENT',
  'P2P',
] as const
export const ORDER_TYPES = ['SPLIT_SHIPMENT', 'PREFERRED_CARD'] as const
export const THREE_DS_PREFERENCES = ['NONE', 'SELF', 'ONBEHALF'] as const
export const DYNAMIC_DATA_TYPES = [
  'NONE',
  'CARD_APPLICATION_CRYPTOGRAM_SHORT_FORM',
  'CARD_APPLICATION_CRYPTOGRAM_LONG_FORM',
  'DYNAMIC_CARD_SECURITY_CODE',
  'CARDHOLDER_AUTHENTICATION_CRYPTOGRAM',
] as const

export const KEY_USES = ['sig', 'enc'] as const
/** Possible uses of keys by type. */
export const KEY_ALGORITHMS = {
  RSA: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'RSA-OAEP-256', 'RSA-OAEP-512'],
  EC: ['ES256', 'ES384', 'ECDH-ES', 'ECDH-ES+A256KW'],
  OKP: ['EdDSA', 'Ed25519'],
} as const
export const CERTIFICATE_PURPOSES = ['TLS_CLIENT', 'SIGNING', 'ENCRYPTION'] as const
export const CERTIFICATE_STATUSES = ['ACTIVE', 'RETIRED'] as const

export const NOTIFICATION_EVENTS = [
  'CARD_ENROLLED',
  'CARD_UPDATED',
  'CARD_DELETED',
  'PROFILE_DELETED',
  'CHECKOUT_COMPLETED',
  'DPA_PUBLISHED',
  'SUBJECT_STATUS_CHANGED',
] as const

export const RESOURCE_KEYS = ['TERMS', 'PRIVACY_NOTICE', 'COOKIE_NOTICE', 'LOGO', 'CARD_ART', 'FAQ'] as const
