import type {
  IdentityType,
  LegalBasis,
  RevealableField,
  Verification,
} from '@portal/contract/care/profile.ts'

export const CASE_LABELS = {
  ticketReference: 'Ticket',
  verifiedBy: 'Requester verified by',
  legalBasis: 'Legal basis',
}

export const VERIFIED_BY: Record<Verification, string> = {
  CALL_BACK: 'Call back to the number on file',
  ONE_TIME_CODE: 'One-time code',
  IDENTITY_DOCUMENT: 'Identity document',
  CARD_ISSUER: 'Confirmation by the card issuer',
  WRITTEN_AUTHORITY: 'Written authorization from the consumer',
}

export const LEGAL_BASIS: Record<LegalBasis, string> = {
  ERASURE_REQUEST: 'Erasure request',
  CONSENT_WITHDRAWN: 'Consent withdrawn',
  OBJECTION: 'Objection to processing',
  LEGAL_OBLIGATION: 'Legal obligation to erase',
}

export const IDENTITY: Record<IdentityType, string> = {
  EMAIL_ADDRESS: 'Email address',
  MOBILE_PHONE_NUMBER: 'Mobile number',
}

export const REVEALABLE: Record<RevealableField, string> = { ...IDENTITY, NAME: 'Name' }
