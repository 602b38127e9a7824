import { z } from 'zod'
import { CARD_BRANDS } from '../card-brand.ts'
import { changeReason, email, phone, timestamp } from '../formats.ts'
import { CARD_TYPES } from '../subjects/subject-vocabulary.ts'
import { CARD_STATUSES, PROFILE_STATUSES } from './profile.ts'

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
  status: z.enum(PROFILE_STATUSES),
  maskedEmail: z.string().nullable(),
  maskedPhone: z.string().nullable(),
  maskedName: z.string(),
  cardCount: z.number().int(),
  cards: z.array(MaskedCard),
  /** While there is one, the profile cannot be deleted. */
  pendingTransactionCount: z.number().int(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
})

export const profileSchemas = {
  lookUpIdentity: {
    body: z.discriminatedUnion('identityType', [
      z.strictObject({
        identityType: z.literal('EMAIL_ADDRESS'),
        identityValue: email,
        changeReason: changeReason.optional(),
      }),
      z.strictObject({
        identityType: z.literal('MOBILE_PHONE_NUMBER'),
        identityValue: phone,
        changeReason: changeReason.optional(),
      }),
    ]),
    response: z.object({ consumerPresent: z.boolean(), profiles: z.array(MaskedProfile) }),
  },
  deleteProfile: {},
}

export type MaskedProfile = z.infer<typeof MaskedProfile>
export type MaskedCard = z.infer<typeof MaskedCard>
