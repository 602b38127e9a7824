import { idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import { SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import type { AuditFacts } from '../database/audit-chain.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Database } from '../database/tables.ts'
import type { IdvProfileBody } from '../idv/idv-profile-body.ts'
import { type IdvProfileRow, recordedProfile } from '../idv/idv-profile-store.ts'
import type { IdvConfigurationBody } from '../idv/idv-tables.ts'
import type { DemoContext } from './demo-context.ts'
import { demoClock, demoEntry } from './demo-entry.ts'
import { demoRuleSets } from './demo-idv-rules.ts'
import type { DemoPeople } from './demo-people.ts'

const BOTH = ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER']

/** What each channel was first set up with, and what was changed later. PASSKEY is not set up yet. */
function profileBodies({ id }: DemoContext): readonly (readonly [first: object, later?: object])[] {
  const gateway = id('EXT_BACKEND', 1)
  const bridge = id('EXT_AUTH_PLATFORM', 1)
  const common = { enabled: true, identityTypes: BOTH }
  return [
    [
      {
        ...common,
        type: 'EMAIL',
        displayName: 'Code by e-mail',
        identityTypes: ['EMAIL_ADDRESS'],
        otp: {},
        providerSubjectId: gateway,
        fromAddress: 'codes@click-to-pay.example',
        priority: 10,
      },
      { otp: { codeTtlSeconds: 600 } },
    ],
    [
      {
        ...common,
        type: 'SMS',
        displayName: 'Code by SMS',
        identityTypes: ['MOBILE_PHONE_NUMBER'],
        otp: { maxResends: 2, resendIntervalSeconds: 60 },
        providerSubjectId: gateway,
        senderId: 'ClickToPay',
        priority: 20,
        maskPattern: 'LAST4',
      },
      { dailyLimitPerIdentity: 5 },
    ],
    [
      {
        ...common,
        type: 'ISSUER_APP',
        displayName: 'Issuer app',
        providerSubjectId: bridge,
        priority: 30,
      },
      { lockoutSeconds: 1800 },
    ],
    [
      {
        ...common,
        type: 'ISSUER_WEB',
        displayName: 'Issuer website',
        providerSubjectId: bridge,
        priority: 40,
      },
    ],
    [
      {
        ...common,
        type: 'EXT_AUTH',
        displayName: 'Electronic identity',
        providerSubjectId: bridge,
        supportedCountries: ['PL', 'DE', 'NO'],
        priority: 50,
      },
    ],
  ]
}

interface Told<Row> {
  readonly row: Row
  readonly entries: AuditFacts[]
}

function bodyOf(given: object): IdvProfileBody {
  const { changeReason: _, ...body } = idvProfileWrite.parse(given)
  return body
}

function profileStory(context: DemoContext, people: DemoPeople, [first, later]: readonly [object, object?]) {
  const body = bodyOf(first)
  const clock = demoClock(context, context.random(`idv ${body.type}`), 330)
  const owner = { accountId: context.accountId, subjectId: SYSTEM_SUBJECT_ID }
  const rowOf = (of: IdvProfileBody, revision: number, at: Date, createdAt: Date): IdvProfileRow => ({
    ...owner,
    type: of.type,
    enabled: of.enabled,
    priority: of.priority,
    body: of,
    revision,
    createdAt,
    createdBy: people.risk,
    updatedAt: at,
    updatedBy: people.risk,
  })
  const entry = (action: string, before: IdvProfileRow | undefined, after: IdvProfileRow, reason?: string) =>
    demoEntry(
      context,
      action,
      { at: after.updatedAt, by: people.risk },
      recordedProfile(owner, before, after, reason),
    )
  const born = clock()
  const row = rowOf(body, 1, born, born)
  const entries = [entry('IDV_CHANNEL_CREATED', undefined, row)]
  if (!later) return { row, entries }
  const next = rowOf(bodyOf({ ...first, ...later }), 2, clock(), born)
  entries.push(entry('IDV_CHANNEL_UPDATED', row, next, 'Agreed with the risk committee.'))
  return { row: next, entries }
}

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

/** Revisions of something that is saved as a whole, each with its entry. */
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
        entityId: SYSTEM_SUBJECT_ID,
        revision: place + 1,
        changes: changesBetween(before, body),
        changeReason:
          place === 0 ? 'First set-up with the risk committee.' : 'Quarterly review of fraud figures.',
      },
    ),
  )
  const [first, last] = [saved[0], saved.at(-1)]
  if (!first || !last) throw new Error('There is nothing to save.')
  const written = { revision: bodies.length, updatedAt: last.at, updatedBy: risk }
  return { body: last.body, written, createdAt: first.at, entries }
}

/** Writes channels, rules and configuration of the SRC system; gives back their history. */
export async function loadIdv(db: Database, context: DemoContext, people: DemoPeople): Promise<AuditFacts[]> {
  const owner = { accountId: context.accountId, subjectId: SYSTEM_SUBJECT_ID }
  const profiles: Told<IdvProfileRow>[] = profileBodies(context).map((bodies) =>
    profileStory(context, people, bodies),
  )
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
