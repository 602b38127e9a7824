import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { toRow } from '@portal/reference-api/developer-portal/developer-user-store.ts'
import type { MailAddresses } from '@portal/reference-api/people/operator-emails.ts'
import type { DemoContext } from './demo-context.ts'
import { demoDeveloperUsers } from './demo-developer-users.ts'
import { asSecret, demoEmails, demoInvitations } from './demo-emails.ts'
import type { OperatorStory } from './demo-operator-story.ts'
import { demoOperators, personNamed, productionOperator } from './demo-operators.ts'
import { demoRoles } from './demo-roles.ts'

async function insertOperators(db: Database, stories: readonly OperatorStory[]): Promise<void> {
  await db
    .insertInto('operator')
    .values(stories.map(({ operator }) => operator))
    .execute()
  const given = stories.flatMap(({ operator, roles }) =>
    roles.map((role) => ({ operatorId: operator.id, roleId: role.id })),
  )
  await db.insertInto('operatorRole').values(given).execute()
}

/** Roles, operators and their history; `otherAccountId` is an account with one operator. */
export async function loadDemoOperators(db: Database, context: DemoContext, otherAccountId: string) {
  const operators = demoOperators(context)
  const roles = demoRoles(context, personNamed(operators, 'admin'))
  await db
    .insertInto('role')
    .values(roles.map(({ row }) => row))
    .execute()
  await insertOperators(db, [...operators, productionOperator(context, otherAccountId)])
  const entries: AuditFacts[] = [...roles, ...operators].flatMap((story) => story.entries)
  return { operators, entries }
}

/** Developer portal users with their history, and the emails to everybody. Subjects must exist. */
export async function loadDemoDevelopers(
  db: Database,
  context: DemoContext,
  operators: readonly OperatorStory[],
  addresses: MailAddresses,
): Promise<AuditFacts[]> {
  const deciders = ['admin', 'users'].map((name) => personNamed(operators, name))
  const developers = demoDeveloperUsers(context, deciders)
  await db
    .insertInto('developerPortalUser')
    .values(developers.map(({ user }) => toRow(user)))
    .execute()
  const invitations = demoInvitations(operators)
  await db.insertInto('oneTimeSecret').values(invitations.map(asSecret)).execute()
  const mailContext = { ...addresses, productTitle: 'Operations portal' }
  const emails = demoEmails({ context, mailContext }, operators, invitations, developers)
  await db.insertInto('mail').values(emails).execute()
  return developers.flatMap(({ entries }) => entries)
}
