import type { PersonRef } from '@portal/contract/formats.ts'
import { getIdvRules, listIdvRulesHistory, saveIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvRule, IdvRuleSet, idvRuleWrite } from '@portal/contract/idv/idv-rule-schemas.ts'
import { unreachableRules } from '@portal/contract/idv/unreachable-rules.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { changesBetween } from '../database/changes-between.ts'
import type { Database } from '../database/tables.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { requireAbsent, requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireEnabledChannels } from './channel-use.ts'
import { type IdvSystem, idvSystem, lockIdvSystem } from './idv-system.ts'
import type { IdvRuleSetTable } from './idv-tables.ts'

type RuleSetRow = Selectable<IdvRuleSetTable>

const ruleSetView = ({ rules, revision, ...row }: RuleSetRow): IdvRuleSet => ({
  rules,
  revision,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
})

const withId = ({ ruleId = uuid(), ...rule }: z.output<typeof idvRuleWrite>): IdvRule => ({ ...rule, ruleId })

function requireReachable(rules: readonly IdvRule[]): void {
  const details = unreachableRules(rules).map(({ rule, hiddenBy }) => {
    const name = `“${rules[rule]?.name}”`
    const message =
      hiddenBy === undefined
        ? `${name} can never match: its conditions contradict each other.`
        : `${name} is never reached: “${rules[hiddenBy]?.name}” (rule ${hiddenBy + 1}) always decides before it.`
    return fieldDetail(`/rules/${rule}`, 'IDV_RULE_UNREACHABLE', message)
  })
  if (details.length > 0) throw new ApiError('IDV_RULE_UNREACHABLE', { details })
}

const chosenChannels = (rules: readonly IdvRule[]) =>
  rules.flatMap((rule, place) =>
    rule.decision === 'REQUIRE'
      ? rule.channels.map((channel, rank) => ({ channel, at: `/rules/${place}/channels/${rank}` }))
      : [],
  )

export const findRuleSet = (db: Database, { accountId, subjectId }: IdvSystem) =>
  db
    .selectFrom('idvRuleSet')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()

/** Writes the rules of a locked system as the next revision of the whole set. */
async function writeRuleSet(
  db: Database,
  system: IdvSystem,
  before: RuleSetRow | undefined,
  rules: readonly IdvRule[],
  by: PersonRef,
): Promise<RuleSetRow> {
  const now = new Date()
  const written = {
    rules: JSON.stringify(rules),
    revision: (before?.revision ?? 0) + 1,
    updatedAt: now,
    updatedBy: by,
  }
  return db
    .insertInto('idvRuleSet')
    .values({ ...system, ...written, createdAt: now, createdBy: by })
    .onConflict((row) => row.columns(['accountId', 'subjectId']).doUpdateSet(written))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function serveIdvRules(api: Api): void {
  serve(api, getIdvRules, async ({ db, caller, params }) => {
    const ruleSet = await findRuleSet(db, await idvSystem(db, caller.accountId, params.subjectId))
    if (!ruleSet) throw new ApiError('IDV_RULES_NOT_FOUND')
    return { body: ruleSetView(ruleSet), revision: ruleSet.revision }
  })

  serve(api, saveIdvRules, async ({ db, caller, params, body, ifMatch, ifNoneMatch }) => {
    const system = await lockIdvSystem(db, caller.accountId, params.subjectId)
    const before = await findRuleSet(db, system)
    if (before) {
      requireMatch(ifMatch, before)
      requireAbsent(ifNoneMatch, before)
    }
    const rules = body.rules.map(withId)
    await requireEnabledChannels(db, system, chosenChannels(rules))
    requireReachable(rules)
    const ruleSet = await writeRuleSet(db, system, before, rules, caller.person)
    return {
      body: ruleSetView(ruleSet),
      revision: ruleSet.revision,
      recorded: {
        entity: 'idvRules',
        entityId: system.subjectId,
        revision: ruleSet.revision,
        changes: changesBetween(before ? { rules: before.rules } : {}, { rules }),
        changeReason: body.changeReason,
      },
    }
  })

  serve(api, listIdvRulesHistory, async ({ db, caller: { accountId }, params, query }) => {
    const { subjectId } = await idvSystem(db, accountId, params.subjectId)
    return { body: await listHistory(db, { accountId, entity: 'idvRules', entityId: subjectId }, query) }
  })
}
