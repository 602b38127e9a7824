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
  const [least, most] = CONFIGURATION_RANGES[field]
  return z.number().int().min(least).max(most)
}

const ruleFields = {
  name: line(1, 80),
  description: paragraph(1, 300).optional(),
  enabled: z.boolean(),
  /** All must hold. */
  conditions: z.array(IdvCondition).min(1).max(20),
  /** A proof so young is good enough; 0 asks for a new one each time. */
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

/** A rule as it is saved; the id of a new one is given by the API. */
export const idvRuleWrite = decided(uuid.optional())
export const IdvRule = decided(uuid)

const written = {
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
}

/** The first rule that holds decides. */
export const IdvRuleSet = z.object({ rules: z.array(IdvRule), ...written })

const configurationFields = {
  /** Where no rule holds. */
  defaultDecision: z.enum(IDV_DECISIONS).default(USUAL_CONFIGURATION.defaultDecision),
  /** Used where the default is to require a proof. */
  fallbackChannels: channels,
  maxIdvPerDay: numberIn('maxIdvPerDay').default(USUAL_CONFIGURATION.maxIdvPerDay),
  rememberDeviceDays: numberIn('rememberDeviceDays').default(USUAL_CONFIGURATION.rememberDeviceDays),
  ruleTimeoutMs: numberIn('ruleTimeoutMs').default(USUAL_CONFIGURATION.ruleTimeoutMs),
  onEngineError: z.enum(['REQUIRE', 'DENY']).default(USUAL_CONFIGURATION.onEngineError),
}

/** What holds for all rules. Until it is first saved, revision 0 with the usual values. */
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

/** Which rule decides a case, and why those before it do not. */
const IdvEvaluation = z.object({
  /** `null` where no rule holds, so that the default of the configuration decides. */
  ruleId: uuid.nullable(),
  decision: z.enum(IDV_DECISIONS),
  /** None unless a proof is required. */
  channels: z.array(z.enum(IDV_CHANNELS)),
  passed: z.array(
    z.discriminatedUnion('why', [
      z.object({ ruleId: uuid, why: z.literal('DISABLED') }),
      z.object({
        ruleId: uuid,
        why: z.literal('CONDITION'),
        /** Place of the first condition that does not hold. */
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
      /** The rules as they were then; the present ones where it is left out. */
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
