import { z } from 'zod'
import { bin, countryCode } from '../formats.ts'
import { CLOSED_FIELDS, NUMBER_FIELDS } from './idv.ts'

function numberOf(field: keyof typeof NUMBER_FIELDS) {
  const [min, max] = NUMBER_FIELDS[field]
  return z.number().int().min(min).max(max)
}

/** A consumer to verify: everything rules can evaluate. */
export const IdvCase = z.strictObject({
  operation: z.enum(CLOSED_FIELDS.operation),
  identityType: z.enum(CLOSED_FIELDS.identityType),
  country: countryCode,
  deviceRecognized: z.boolean(),
  riskScore: numberOf('riskScore'),
  cardsInProfile: numberOf('cardsInProfile'),
  /** Absent if nothing was proved yet, which counts as longer ago than any time. */
  minutesSinceLastIdv: numberOf('minutesSinceLastIdv').optional(),
  /** The participating issuer. */
  srcpiId: z.string().min(1).max(40).optional(),
  /** Shorter ones are padded with zeros. */
  bin: bin.optional(),
  cardType: z.enum(CLOSED_FIELDS.cardType).optional(),
  amount: z
    .strictObject({
      minor: numberOf('amountMinor'),
      currency: z.string().regex(/^[A-Z]{3}$/, 'Must be a currency code such as EUR'),
    })
    .optional(),
})

export type IdvCase = z.infer<typeof IdvCase>
