import { z } from 'zod'
import { changeReason, countryCode, email, language, line, personRef, timestamp, unique } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { IDV_CHANNELS } from '../idv-channel.ts'
import { flagFilter, pageOf, pageQuery } from '../page-of.ts'
import { STATUSES, SUBJECT_TYPES } from '../subjects/subject.ts'
import { CONSUMER_IDENTITY_TYPES } from '../subjects/subject-vocabulary.ts'
import { LAST_RESORT_LANGUAGE, TEMPLATE_TYPES } from '../templates/template.ts'
import { MASK_PATTERNS, OTP_ALPHABETS, PROFILE_RANGES, PROVIDER_TYPES } from './idv.ts'

function numberIn(field: keyof typeof PROFILE_RANGES) {
  const [min, max] = PROFILE_RANGES[field]
  return z.number().int().min(min).max(max)
}

/** How a one-time code is generated and checked. Times are in seconds. */
const otp = z.strictObject({
  codeLength: numberIn('codeLength').default(6),
  codeTtlSeconds: numberIn('codeTtlSeconds').default(300),
  maxAttempts: numberIn('maxAttempts').default(3),
  maxResends: numberIn('maxResends').default(3),
  resendIntervalSeconds: numberIn('resendIntervalSeconds').default(30),
  alphabet: z.enum(OTP_ALPHABETS).default('NUMERIC'),
})

const common = {
  displayName: line(1, 60),
  enabled: z.boolean(),
  identityTypes: unique(z.array(z.enum(CONSUMER_IDENTITY_TYPES)).min(1)),
  lockoutSeconds: numberIn('lockoutSeconds').default(900),
  dailyLimitPerIdentity: numberIn('dailyLimitPerIdentity').default(10),
  /** An external backend for codes, an external authentication platform for the other channels. */
  providerSubjectId: z.string().min(1).max(40),
  templateType: z.enum(TEMPLATE_TYPES).default('OTP'),
  /** Empty allows all. */
  supportedCountries: unique(z.array(countryCode)).default([]),
  priority: numberIn('priority').default(50),
  maskPattern: z.enum(MASK_PATTERNS).default('FIRST1'),
}

const senderId = z.string().regex(/^[A-Za-z0-9]{3,11}$/, 'Use 3 to 11 letters and digits')

/** A profile with its channel's fields; changes require a reason, creation accepts one. */
const profileWrite = <Reason extends z.ZodType>(reason: Reason) =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('EMAIL'),
      ...common,
      otp,
      fromAddress: email.optional(),
      changeReason: reason,
    }),
    z.strictObject({
      type: z.literal('SMS'),
      ...common,
      otp,
      senderId: senderId.optional(),
      changeReason: reason,
    }),
    z.strictObject({
      type: z.enum(['ISSUER_APP', 'ISSUER_WEB', 'PASSKEY', 'EXT_AUTH']),
      ...common,
      changeReason: reason,
    }),
  ])

export const idvProfileWrite = profileWrite(changeReason.optional())

export const IdvProfile = z.object({
  ...common,
  type: z.enum(IDV_CHANNELS),
  otp: otp.nullable(),
  senderId: z.string().nullable(),
  fromAddress: z.string().nullable(),
  providerName: z.string(),
  /** How many rules use the channel. */
  ruleCount: z.number().int(),
  /** The configuration falls back on the channel. */
  isFallback: z.boolean(),
  /** How many subjects offer the channel to their consumers, as draft or live. */
  subjectCount: z.number().int(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

/** The uses of a channel. */
const IdvProfileUse = z.object({
  /** Rules that use it, enabled or not; `place` starts at 1. */
  rules: z.array(
    z.object({ ruleId: z.uuid(), name: z.string(), enabled: z.boolean(), place: z.number().int().min(1) }),
  ),
  /** The configuration falls back on it. */
  isFallback: z.boolean(),
  /** Subjects that offer it to their consumers, as draft or live. */
  subjects: z.array(z.object({ id: z.string(), name: z.string(), type: z.enum(SUBJECT_TYPES) })),
})

const IdvProvider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(PROVIDER_TYPES),
  status: z.enum(STATUSES),
})

export const idvProfileSchemas = {
  listIdvProfiles: {
    query: z.strictObject({ ...pageQuery(['priority', 'type', 'updatedAt']), enabled: flagFilter }),
    response: pageOf(IdvProfile),
  },
  createIdvProfile: { body: idvProfileWrite, response: IdvProfile },
  getIdvProfile: { response: IdvProfile },
  updateIdvProfile: { body: profileWrite(changeReason), response: IdvProfile },
  deleteIdvProfile: {},
  getIdvProfileUse: { response: IdvProfileUse },
  testIdvProfile: {
    body: z.strictObject({ lang: language.default(LAST_RESORT_LANGUAGE) }),
    response: z.object({
      /** The caller's own address, masked. */
      recipient: z.string(),
    }),
  },
  listIdvProviders: { response: z.object({ items: z.array(IdvProvider) }) },
  listIdvProfileHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}

export type IdvProfile = z.infer<typeof IdvProfile>
export type IdvProfileUse = z.infer<typeof IdvProfileUse>
