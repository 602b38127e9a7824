import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'

type Words<Code extends string> = Readonly<Record<Code, string>>

export const IDENTITY_WORDS: Words<IdvProfile['identityTypes'][number]> = {
  EMAIL_ADDRESS: 'Email address',
  MOBILE_PHONE_NUMBER: 'Mobile phone number',
}

export const ALPHABET_WORDS: Words<NonNullable<IdvProfile['otp']>['alphabet']> = {
  NUMERIC: 'Digits',
  ALPHANUMERIC: 'Letters and digits',
}

export const MASK_WORDS: Words<IdvProfile['maskPattern']> = {
  FIRST1: 'First letters, such as j•••@e•••.com',
  LAST4: 'Last four, such as •••• 4242',
}
