import { z } from 'zod'
import { CARD_BRANDS } from '../card-brand.ts'
import { changeReason, email, line, personRef, phone, timestamp } from '../formats.ts'
import { CARD_TYPES } from '../subjects/subject-vocabulary.ts'
import {
  CARD_STATUSES,
  IDENTITY_TYPES,
  LEGAL_BASES,
  PROFILE_STATUSES,
  REVEALABLE_FIELDS,
  VERIFICATIONS,
} from './profile.ts'
import { IDENTITY_IN_TEXT, namesIdentity } from './without-identity.ts'

const MaskedCard = z.object({
  panLastFour: z.string(),
  brand: z.enum(CARD_BRANDS),
  cardType: z.enum(CARD_TYPES),
  status: z.enum(CARD_STATUSES),
  issuerName: z.string(),
  pendingEvents: z.array(z.string()),
})

/** A consumer's profile for customer care: never a full address, number or name. */
export const MaskedProfile = z.object({
  profileId: z.string(),
  revision: z.number().int(),
  status: z.enum(PROFILE_STATUSES),
  maskedEmail: z.string().nullable(),
  maskedPhone: z.string().nullable(),
  maskedName: z.string(),
  /** Other identifiers of the consumer. */
  otherIdentities: z.array(z.object({ identityType: z.enum(IDENTITY_TYPES), masked: z.string() })),
  /** What can be revealed. */
  revealable: z.array(z.enum(REVEALABLE_FIELDS)),
  cardCount: z.number().int(),
  cards: z.array(MaskedCard),
  /** Devices that recognize the consumer without verification. */
  deviceCount: z.number().int(),
  /** While there is one, the profile cannot be deleted. */
  pendingTransactionCount: z.number().int(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
})

/** Why, and for whom, a profile is looked up. */
export const careCase = z.strictObject({
  /** Letters and digits, so that it cannot contain a name or an address. */
  ticketReference: line(1, 40).regex(
    /^[A-Za-z0-9][A-Za-z0-9#._/-]+$/,
    'Must be a ticket number such as CARE-1042',
  ),
  verifiedBy: z.enum(VERIFICATIONS),
  legalBasis: z.enum(LEGAL_BASES),
})

/** A reason that is kept longer than its profile. */
export const careReason = changeReason.refine((text) => !namesIdentity(text), IDENTITY_IN_TEXT)

/** What remains of a deleted profile. */
export const DeletionReceipt = z.object({
  profileId: z.string(),
  deletedAt: timestamp,
  deletedBy: personRef,
  requestId: z.string(),
  /** The identity that was looked up. */
  maskedIdentity: z.string(),
  changeReason: z.string(),
  case: careCase,
  cardCount: z.number().int(),
  deviceCount: z.number().int(),
})

const lookUp = { case: careCase, changeReason: careReason.optional() }

export const profileSchemas = {
  lookUpIdentity: {
    body: z.discriminatedUnion('identityType', [
      z.strictObject({ identityType: z.literal('EMAIL_ADDRESS'), identityValue: email, ...lookUp }),
      z.strictObject({ identityType: z.literal('MOBILE_PHONE_NUMBER'), identityValue: phone, ...lookUp }),
    ]),
    response: z.object({
      consumerPresent: z.boolean(),
      profiles: z.array(MaskedProfile),
      /** Recently deleted profiles with this identity. */
      deletions: z.array(DeletionReceipt),
    }),
  },
  revealProfileField: {
    body: z.strictObject({ field: z.enum(REVEALABLE_FIELDS), changeReason: careReason }),
    response: z.object({ field: z.enum(REVEALABLE_FIELDS), value: z.string() }),
  },
  deleteProfile: { response: DeletionReceipt },
  listOwnDeletions: { response: z.object({ items: z.array(DeletionReceipt) }) },
}

export type MaskedProfile = z.infer<typeof MaskedProfile>
export type MaskedCard = z.infer<typeof MaskedCard>
export type CareCase = z.infer<typeof careCase>
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
