import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { changesBetween } from '@portal/reference-api/database/changes-between.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { IdvConfigurationBody } from '@portal/reference-api/idv/idv-tables.ts'
import type { DemoContext } from './demo-context.ts'
import { demoClock, demoEntry } from './demo-entry.ts'
import { demoIdvProfiles } from './demo-idv-profiles.ts'
import { demoRuleSets } from './demo-idv-rules.ts'
import type { DemoPeople } from './demo-people.ts'

const CONFIGURATIONS: readonly IdvConfigurationBody[] = [
  {
    defaultDecision: 'REQUIRE',
    fallbackChannels: ['EMAIL'],
    maxIdvPerDay: 10,
    rememberDeviceDays: 90,
    ruleTimeoutMs: 200,
    onEngineError: 'REQUIRE',
  },
  {
    defaultDecision: 'REQUIRE',
    fallbackChannels: ['EMAIL', 'SMS'],
    maxIdvPerDay: 10,
    rememberDeviceDays: 90,
    ruleTimeoutMs: 250,
    onEngineError: 'REQUIRE',
  },
  {
    defaultDecision: 'REQUIRE',
    fallbackChannels: ['EMAIL', 'SMS'],
    maxIdvPerDay: 8,
    rememberDeviceDays: 60,
    ruleTimeoutMs: 250,
    onEngineError: 'REQUIRE',
  },
]

/** Revisions of a record that is saved as a whole, each with its entry. */
function revisions<Body extends object>(
  context: DemoContext,
  { risk }: DemoPeople,
  kind: 'idvRules' | 'idvConfiguration',
  bodies: readonly Body[],
) {
  const clock = demoClock(context, context.random(kind), 280)
  const action = kind === 'idvRules' ? 'IDV_RULES_SAVED' : 'IDV_CONFIG_SAVED'
  const saved = bodies.map((body, place) => ({ body, before: bodies[place - 1] ?? {}, at: clock() }))
  const entries = saved.map(({ body, before, at }, place) =>
    demoEntry(
      context,
      action,
      { at, by: risk },
      {
        entity: kind,
        entityId: context.systemSubjectId,
        revision: place + 1,
        changes: changesBetween(before, body),
        changeReason:
          place === 0 ? 'Initial setup with the risk committee.' : 'Quarterly review of fraud figures.',
      },
    ),
  )
  const [first, last] = [saved[0], saved.at(-1)]
  if (!first || !last) throw new Error('Nothing to save.')
  const written = { revision: bodies.length, updatedAt: last.at, updatedBy: risk }
  return { body: last.body, written, createdAt: first.at, entries }
}

/** Writes channels, rules and configuration of the SRC system; returns their history. */
export async function loadIdv(db: Database, context: DemoContext, people: DemoPeople): Promise<AuditFacts[]> {
  const owner = { accountId: context.accountId, subjectId: context.systemSubjectId }
  const profiles = demoIdvProfiles(context, people)
  const rules = revisions(context, people, 'idvRules', demoRuleSets(context))
  const configuration = revisions(context, people, 'idvConfiguration', CONFIGURATIONS)
  await db
    .insertInto('idvProfile')
    .values(profiles.map(({ row }) => row))
    .execute()
  await db
    .insertInto('idvRuleSet')
    .values({
      ...owner,
      ...rules.written,
      rules: JSON.stringify(rules.body.rules),
      createdAt: rules.createdAt,
      createdBy: people.risk,
    })
    .execute()
  await db
    .insertInto('idvConfiguration')
    .values({ ...owner, ...configuration.written, body: configuration.body })
    .execute()
  return [...profiles, rules, configuration].flatMap(({ entries }) => entries)
}
