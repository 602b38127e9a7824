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

/** A consumer's profile as customer care may see it: never with a whole address, number or name. */
export const MaskedProfile = z.object({
  profileId: z.string(),
  revision: z.number().int(),
  status: z.enum(PROFILE_STATUSES),
  maskedEmail: z.string().nullable(),
  maskedPhone: z.string().nullable(),
  maskedName: z.string(),
  /** By what else the consumer is found. */
  otherIdentities: z.array(z.object({ identityType: z.enum(IDENTITY_TYPES), masked: z.string() })),
  /** What of it can be shown in full. */
  revealable: z.array(z.enum(REVEALABLE_FIELDS)),
  cardCount: z.number().int(),
  cards: z.array(MaskedCard),
  /** Devices on which the consumer is recognised without being asked. */
  deviceCount: z.number().int(),
  /** While there is one, the profile cannot be deleted. */
  pendingTransactionCount: z.number().int(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
})

/** Why, and for whom, a profile is looked for. */
export const careCase = z.strictObject({
  /** Letters and digits, so that nobody writes a name or an address here. */
  ticketReference: line(1, 40).regex(
    /^[A-Za-z0-9][A-Za-z0-9#._/-]+$/,
    'Must be the number of a ticket, such as CARE-1042',
  ),
  verifiedBy: z.enum(VERIFICATIONS),
  legalBasis: z.enum(LEGAL_BASES),
})

/** A reason that is kept longer than the profile it is about. */
export const careReason = changeReason.refine((text) => !namesIdentity(text), IDENTITY_IN_TEXT)

/** What is left of a deleted profile. */
export const DeletionReceipt = z.object({
  profileId: z.string(),
  deletedAt: timestamp,
  deletedBy: personRef,
  requestId: z.string(),
  /** The identity by which it was looked up. */
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
      /** Profiles that this identity has led to, and that were deleted lately. */
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
