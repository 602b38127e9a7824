import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import { keepSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { INSTALLATION } from '../accounts/installation.ts'
import { builtInRoleId } from '../accounts/prepare-account.ts'
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
 * A link for the first administrator, whether new or invited before. Throws one sentence when there is another
 * administrator.
 */
async function inviteFirst(db: Database, accountId: string, email: string): Promise<OneTimeSecret> {
  await lockAdministrators(db, accountId)
  const known = await administrators(db, accountId)
  const invited = known.find((one) => one.email === email && one.credentialState === 'INVITED')
  if (known.length > 0 && !invited)
    throw new Error(
      `The account ${accountId} has an administrator, ${known[0]?.email}, who can invite others in the portal.`,
    )
  const { id } = invited ?? (await insertAdministrator(db, accountId, email))
  const link = linkSecret('INVITATION', new Date())
  await keepSecret(db, { operatorId: id, purpose: 'INVITATION', ...link })
  return link
}

/**
 * Makes the first administrator of an account and returns the link where this person chooses a password, once. Can be
 * repeated for the same address until they sign in: each link replaces the earlier one. Throws one sentence.
 */
export async function makeFirstAdministrator(settings: Settings, given: string) {
  const email = z.email().safeParse(given.toLowerCase()).data
  if (!email) throw new Error('Give the email address: npm run first-administrator -- name@your-company.com')
  await prepareDatabase(settings)
  const db = connect(settings.databaseUrl)
  try {
    const { text, until } = await db
      .transaction()
      .execute((transaction) => inviteFirst(transaction, settings.accountId, email))
    return { address: `${settings.issuer}${PASSWORD_RESET_PATH}/${text}`, until }
  } finally {
    await db.destroy()
  }
}
