import { evaluateCase } from '@portal/contract/idv/evaluate-case.ts'
import type { IdvCase } from '@portal/contract/idv/idv-case.ts'
import { evaluateIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import {
  type IdvConfiguration,
  type IdvEvaluation,
  type IdvRule,
  IdvRuleSet,
} from '@portal/contract/idv/idv-rule-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import { snapshotsOf } from '../history/snapshots.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { readConfiguration } from './idv-configuration-routes.ts'
import { findRuleSet } from './idv-rule-routes.ts'
import { type IdvSystem, idvSystem } from './idv-system.ts'

const Snapshot = IdvRuleSet.pick({ rules: true })

type Rules = Pick<IdvRuleSet, 'rules' | 'revision'>

/** The rules after one of their saves. */
async function rulesOfRevision(
  db: Database,
  { accountId, subjectId }: IdvSystem,
  revision: number,
): Promise<Rules | undefined> {
  const whose = { accountId, entity: 'idvRules', entityId: subjectId } as const
  const entry = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('accountId', '=', accountId)
    .where('entity', '=', whose.entity)
    .where('entityId', '=', subjectId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!entry) return undefined
  const snapshots = await snapshotsOf(db, whose, new Set([entry.id]))
  return { ...Snapshot.parse(snapshots.get(entry.id)), revision }
}

/** The decision of a rule, or of the configuration when no rule decides. */
function outcome(rule: IdvRule | undefined, { defaultDecision, fallbackChannels }: IdvConfiguration) {
  const decision = rule?.decision ?? defaultDecision
  if (decision !== 'REQUIRE') return { decision, channels: [] }
  return { decision, channels: rule?.decision === 'REQUIRE' ? rule.channels : fallbackChannels }
}

function evaluation(rules: readonly IdvRule[], configuration: IdvConfiguration, one: IdvCase): IdvEvaluation {
  const { decidedBy, passed } = evaluateCase(rules, one)
  const rule = decidedBy === undefined ? undefined : rules[decidedBy]
  return {
    ruleId: rule?.ruleId ?? null,
    ...outcome(rule, configuration),
    passed: passed.flatMap((why, place) => {
      const ruleId = rules[place]?.ruleId
      return ruleId ? [{ ...why, ruleId }] : []
    }),
  }
}

export function serveIdvEvaluation(api: Api): void {
  serve(api, evaluateIdvRules, async ({ db, caller, params, body }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    const found =
      body.revision === undefined
        ? await findRuleSet(db, system)
        : await rulesOfRevision(db, system, body.revision)
    if (!found) throw new ApiError('IDV_RULES_NOT_FOUND')
    const { rules, revision } = found
    const configuration = await readConfiguration(db, system)
    return { body: { revision, results: body.cases.map((one) => evaluation(rules, configuration, one)) } }
  })
}
