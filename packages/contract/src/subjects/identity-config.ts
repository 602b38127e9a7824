import { z } from 'zod'
import { line, unique, url } from '../formats.ts'
import { IDV_CHANNELS } from '../idv-channel.ts'
import { CONSUMER_IDENTITY_TYPES } from './subject-vocabulary.ts'

const externalAuth = z
  .strictObject({
    enabled: z.boolean(),
    /** A subject of type EXT_AUTH_PLATFORM. */
    authPlatformSubjectId: line(1, 40).optional(),
    redirectUris: unique(z.array(url).max(10)).default([]),
  })
  .refine(({ enabled, authPlatformSubjectId }) => !enabled || authPlatformSubjectId !== undefined, {
    path: ['authPlatformSubjectId'],
    error: 'Choose the platform that authenticates consumers',
    params: { reason: 'REQUIRED' },
  })

/** How consumers are identified and verified. */
export const identityConfig = z
  .strictObject({
    consumerIdentityTypes: unique(z.array(z.enum(CONSUMER_IDENTITY_TYPES)).min(1)),
    /** The first available one is used. */
    idvChannels: unique(z.array(z.enum(IDV_CHANNELS)).min(1)),
    defaultChannel: z.enum(IDV_CHANNELS),
    /** How long a verification is valid; 0 requires a new one each time. */
    reuseIdvMinutes: z.number().int().min(0).max(43_200).default(0),
    externalAuth: externalAuth.optional(),
  })
  .refine(({ idvChannels, defaultChannel }) => idvChannels.includes(defaultChannel), {
    path: ['defaultChannel'],
    error: 'Must be one of the chosen channels',
  })
