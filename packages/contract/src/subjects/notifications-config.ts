import { z } from 'zod'
import { email, unique, url } from '../formats.ts'
import { NOTIFICATION_EVENTS } from './subject-vocabulary.ts'

/** Which events a subject is notified of, and where. */
export const notificationsConfig = z
  .strictObject({
    enabled: z.boolean(),
    webhookUrl: url.optional(),
    events: unique(z.array(z.enum(NOTIFICATION_EVENTS))),
    /** `kid` of one of the subject's JSON Web Keys. */
    signingKid: z
      .string()
      .trim()
      .min(1)
      .max(64)
      .regex(/^[\w.:~-]+$/, 'Use letters, digits and . _ : ~ -')
      .optional(),
    maxAttempts: z.number().int().min(1).max(10).default(5),
    /** Delay before the second attempt; it doubles with each attempt. */
    backoffSeconds: z.number().int().min(1).max(3600).default(30),
    emailRecipients: unique(z.array(email).max(10)).default([]),
  })
  .refine(({ enabled, webhookUrl }) => !enabled || webhookUrl !== undefined, {
    path: ['webhookUrl'],
    error: 'Give the address that receives the notifications',
    params: { reason: 'REQUIRED' },
  })
