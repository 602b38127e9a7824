import { z } from 'zod'
import { CARD_BRANDS } from '../card-brand.ts'
import {
  address,
  bin,
  countryCode,
  email,
  line,
  origin,
  paragraph,
  phone,
  unique,
  url,
  uuid,
} from '../formats.ts'
import type { SubjectType } from './subject.ts'
import {
  APPLICATION_TYPES,
  AUTH_PROTOCOLS,
  BACKEND_KINDS,
  CARD_TYPES,
  CONTACT_KINDS,
  ENROLMENT_METHODS,
  INTEGRATION_TYPES,
} from './subject-vocabulary.ts'

const contact = z.strictObject({
  kind: z.enum(CONTACT_KINDS),
  name: line(1, 100),
  email,
  phone: phone.optional(),
})

const common = z.strictObject({
  legalName: line(1, 100),
  displayName: line(1, 60),
  externalReference: z
    .string()
    .trim()
    .max(64)
    .regex(/^[A-Za-z0-9._:-]+$/, 'Use letters, digits and . _ : -')
    .optional(),
  description: paragraph(0, 500).optional(),
  countryCode,
  website: url.optional(),
  address: address.optional(),
  contacts: z
    .array(contact)
    .min(1)
    .max(10)
    .refine((list) => list.some(({ kind }) => kind === 'TECHNICAL'), 'Add at least one technical contact'),
  logoUri: url.optional(),
})

const cardBrands = unique(z.array(z.enum(CARD_BRANDS)).min(1))

const binRange = z
  .strictObject({ low: bin, high: bin, cardType: z.enum(CARD_TYPES) })
  .refine(({ low, high }) => low.length === high.length, {
    path: ['high'],
    error: 'Must have the same number of digits as the low end',
  })
  .refine(({ low, high }) => low.length !== high.length || low <= high, {
    path: ['high'],
    error: 'Must not be below the low end',
    params: { reason: 'OUT_OF_RANGE' },
  })

/** Basic data of a subject; the fields depend on its type. */
export const businessDataOf = {
  SRCI: common.extend({
    /** Cannot be changed once the subject was published. */
    srcInitiatorId: uuid,
    integrationType: z.enum(INTEGRATION_TYPES),
    allowedOrigins: unique(z.array(origin).max(50)).default([]),
    maxDpas: z.number().int().min(1).max(5_000_000).default(100_000),
  }),
  SRCPI: common.extend({
    issuerName: line(1, 60),
    cardBrands,
    binRanges: z.array(binRange).min(1).max(500),
    enrolmentMethods: unique(z.array(z.enum(ENROLMENT_METHODS)).min(1)),
    cardArtFileId: uuid.optional(),
  }),
  DCF: common.extend({
    applicationType: z.enum(APPLICATION_TYPES),
    dcfUri: url,
    logoUri: url,
    cardBrands,
  }),
  SRC: common.extend({
    systemName: line(1, 60),
    cardBrand: z.enum(CARD_BRANDS),
    apiBaseUrl: url,
    sdkUrl: url,
    maxCardsPerProfile: z.number().int().min(1).max(50).default(10),
    profileInactivityDays: z.number().int().min(30).max(3650).default(730),
  }),
  EXT_BACKEND: common.extend({
    backendKind: z.enum(BACKEND_KINDS),
    baseUrl: url,
    timeoutMs: z.number().int().min(100).max(30_000).default(5000),
    retries: z.number().int().min(0).max(5).default(2),
    healthUrl: url.optional(),
  }),
  EXT_AUTH_PLATFORM: common.extend({
    protocol: z.enum(AUTH_PROTOCOLS),
    issuerUri: url,
    authorizationUri: url,
    tokenUri: url,
    jwksUri: url,
    clientId: line(1, 128),
    acrValues: unique(z.array(line(1, 128)).max(10)).default([]),
  }),
} satisfies Record<SubjectType, z.ZodObject>
