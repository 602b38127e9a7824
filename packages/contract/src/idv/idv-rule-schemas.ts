import { z } from 'zod'
import { changeReason, line, paragraph, personRef, timestamp, unique, uuid } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { IDV_CHANNELS } from '../idv-channel.ts'
import { pageOf } from '../page-of.ts'
import { CONFIGURATION_RANGES, IDV_DECISIONS, USUAL_CONFIGURATION } from './idv.ts'
import { IdvCase } from './idv-case.ts'
import { IdvCondition } from './idv-condition.ts'

/** Tried in this order. */
const channels = unique(z.array(z.enum(IDV_CHANNELS)).min(1))

function numberIn(field: keyof typeof CONFIGURATION_RANGES) {
  const [min, max] = CONFIGURATION_RANGES[field]
  return z.number().int().min(min).max(max)
}

const ruleFields = {
  name: line(1, 80),
  description: paragraph(1, 300).optional(),
  enabled: z.boolean(),
  /** All must be met. */
  conditions: z.array(IdvCondition).min(1).max(20),
  /** Reuses a verification up to this age; 0 requires a new one each time. */
  reuseMinutes: z.number().int().min(0).max(43_200).default(0),
}

const decided = <Id extends z.ZodType>(ruleId: Id) =>
  z.discriminatedUnion('decision', [
    z.strictObject({ ruleId, ...ruleFields, decision: z.literal('REQUIRE'), channels }),
    z.strictObject({ ruleId, ...ruleFields, decision: z.literal('SKIP') }),
    z.strictObject({
      ruleId,
      ...ruleFields,
      decision: z.literal('DENY'),
      denyReason: line(1, 120).optional(),
    }),
  ])

/** A rule to save; the API assigns the ID of a new one. */
export const idvRuleWrite = decided(uuid.optional())
export const IdvRule = decided(uuid)

const written = {
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
}

/** The first matching rule applies. */
export const IdvRuleSet = z.object({ rules: z.array(IdvRule), ...written })

const configurationFields = {
  /** If no rule matches. */
  defaultDecision: z.enum(IDV_DECISIONS).default(USUAL_CONFIGURATION.defaultDecision),
  /** Used if the default requires verification. */
  fallbackChannels: channels,
  maxIdvPerDay: numberIn('maxIdvPerDay').default(USUAL_CONFIGURATION.maxIdvPerDay),
  rememberDeviceDays: numberIn('rememberDeviceDays').default(USUAL_CONFIGURATION.rememberDeviceDays),
  ruleTimeoutMs: numberIn('ruleTimeoutMs').default(USUAL_CONFIGURATION.ruleTimeoutMs),
  onEngineError: z.enum(['REQUIRE', 'DENY']).default(USUAL_CONFIGURATION.onEngineError),
}

/** Settings for all rules. Until first saved, revision 0 with defaults. */
export const IdvConfiguration = z.object({
  ...configurationFields,
  revision: z.number().int().min(0),
  updatedAt: timestamp.nullable(),
  updatedBy: personRef.nullable(),
})

const rules = unique(
  z.array(idvRuleWrite).max(200),
  ({ ruleId }) => ruleId ?? Symbol('a new rule is like no other'),
)

/** The deciding rule of a case, and why earlier rules do not match. */
const IdvEvaluation = z.object({
  /** `null` if no rule matches, so that the configuration's default applies. */
  ruleId: uuid.nullable(),
  decision: z.enum(IDV_DECISIONS),
  /** Empty unless verification is required. */
  channels: z.array(z.enum(IDV_CHANNELS)),
  passed: z.array(
    z.discriminatedUnion('why', [
      z.object({ ruleId: uuid, why: z.literal('DISABLED') }),
      z.object({
        ruleId: uuid,
        why: z.literal('CONDITION'),
        /** Index of the first condition that is not met. */
        condition: z.number().int().min(0),
      }),
    ]),
  ),
})

export const idvRuleSchemas = {
  getIdvRules: { response: IdvRuleSet },
  evaluateIdvRules: {
    body: z.strictObject({
      cases: z.array(IdvCase).min(1).max(100),
      /** The rules of that revision; the current ones if absent. */
      revision: z.number().int().min(1).optional(),
    }),
    response: z.object({ revision: z.number().int().min(1), results: z.array(IdvEvaluation) }),
  },
  saveIdvRules: { body: z.strictObject({ rules, changeReason }), response: IdvRuleSet },
  listIdvRulesHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
  getIdvConfiguration: { response: IdvConfiguration },
  saveIdvConfiguration: {
    body: z.strictObject({ ...configurationFields, changeReason }),
    response: IdvConfiguration,
  },
  listIdvConfigurationHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}

export type IdvRule = z.infer<typeof IdvRule>
export type IdvRuleSet = z.infer<typeof IdvRuleSet>
export type IdvConfiguration = z.infer<typeof IdvConfiguration>
export type IdvEvaluation = z.infer<typeof IdvEvaluation>
