import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import { keepSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { INSTALLATION } from '../accounts/installation.ts'
import { builtInRoleId } from '../accounts/prepare-account.ts'
import { FIRST_ADMINISTRATOR } from '../commands/calls.ts'
import { appendAudit, installationFacts } from '../database/audit.ts'
import { connect } from '../database/connect.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { lockAdministrators } from './administrators.ts'
import { recordedUser } from './changed-user.ts'
import { linkSecret, type OneTimeSecret } from './one-time-secret.ts'
import { operatorStore } from './operator-store.ts'
import { userFacts } from './user-view.ts'

const ADMINISTRATOR = { name: 'PROGRAM_ADMINISTRATOR', label: 'Program administrator' }

const administrators = (db: Database, accountId: string) =>
  operators(db)
    .selectAll()
    .where(
      sql<boolean>`exists (
        select from operator_role
        where operator_id = operator.id and role_id = ${builtInRoleId(accountId, ADMINISTRATOR.name)}
      )`,
    )
    .where('status', '=', 'ACTIVE')
    .execute()

/** Makes somebody an administrator of an account that has none yet. */
async function insertAdministrator(db: Database, accountId: string, email: string): Promise<OperatorRow> {
  const store = operatorStore(db, accountId)
  const now = new Date()
  const operator = await store.insert({
    id: uuid(),
    email,
    givenName: 'First',
    familyName: 'Administrator',
    status: 'ACTIVE',
    suspendedReason: null,
    credentialState: 'INVITED',
    invitedAt: now,
    lastSignInAt: null,
    createdAt: now,
    createdBy: INSTALLATION,
    updatedAt: now,
    updatedBy: INSTALLATION,
  })
  await store.addRoles(operator.id, [builtInRoleId(accountId, ADMINISTRATOR.name)])
  const after = { email, ...userFacts(operator, [ADMINISTRATOR]) }
  const recorded = recordedUser(
    operator,
    { before: {}, after },
    'The first administrator of the installation.',
  )
  await appendAudit(db, accountId, [installationFacts(accountId, 'USER_CREATED', recorded)])
  return operator
}

/**
 * The id of the first administrator, whether new or invited before. Throws one sentence when there is another
 * administrator.
 */
async function inviteFirst(db: Database, accountId: string, email: string): Promise<string> {
  await lockAdministrators(db, accountId)
  const known = await administrators(db, accountId)
  const invited = known.find((one) => one.email === email && one.credentialState === 'INVITED')
  if (known.length > 0 && !invited)
    throw new Error(
      `The account ${accountId} has an administrator, ${known[0]?.email}, who can invite others in the portal.`,
    )
  return (invited ?? (await insertAdministrator(db, accountId, email))).id
}

async function linkFor(db: Database, operatorId: string): Promise<OneTimeSecret> {
  const link = linkSecret('INVITATION', new Date())
  await keepSecret(db, { operatorId, purpose: 'INVITATION', ...link })
  return link
}

/** What the first administrator does next, and where: the provider that keeps the passwords decides. */
async function nextStep(
  db: Database,
  { issuer, operatorClaim, portalOrigin }: Settings,
  { id, email }: { readonly id: string; readonly email: string },
) {
  if (operatorClaim !== 'sub')
    return {
      step: `Sign in to the portal with the account at ${issuer} whose "${operatorClaim}" is ${email}:`,
      address: `${portalOrigin}/`,
    }
  const { text, until } = await linkFor(db, id)
  return {
    step: `Choose a password with this one-time link, valid until ${until.toISOString()}:`,
    address: `${issuer}${PASSWORD_RESET_PATH}/${text}`,
  }
}

/**
 * Makes the first administrator of an account and returns what this person does next: choose a password with a
 * one-time link, or sign in at the provider that keeps the passwords. Can be repeated for the same address until they
 * sign in: each link replaces the earlier one. Throws one sentence.
 */
export async function makeFirstAdministrator(settings: Settings, given: string) {
  const email = z.email().safeParse(given.toLowerCase()).data
  if (!email) throw new Error(`Give the email address: ${FIRST_ADMINISTRATOR} name@your-company.com`)
  await prepareDatabase(settings)
  const db = connect(settings.databaseUrl)
  try {
    return await db.transaction().execute(async (transaction) => {
      const id = await inviteFirst(transaction, settings.accountId, email)
      return nextStep(transaction, settings, { id, email })
    })
  } finally {
    await db.destroy()
  }
}
