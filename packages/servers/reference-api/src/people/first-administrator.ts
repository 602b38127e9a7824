import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import { keepSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import { endSessions } from '@portal/accounts/sessions/end-sessions.ts'
import { changeReason } from '@portal/contract/formats.ts'
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
import { resetStarted } from './user-lifecycle.ts'
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

interface Wanted {
  readonly accountId: string
  readonly email: string
  /** Why there is to be one although there are administrators; empty while there are none. */
  readonly reason: string
  /** A hosted provider keeps the passwords itself. */
  readonly isHosted: boolean
}

async function insertAdministrator(db: Database, { accountId, email, reason }: Wanted): Promise<OperatorRow> {
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
    reason || 'The first administrator of the installation.',
  )
  await appendAudit(db, accountId, [installationFacts(accountId, 'USER_CREATED', recorded)])
  return operator
}

/** Ends the sessions of an administrator, who then has to choose another password. */
async function resetAdministrator(
  db: Database,
  operator: OperatorRow,
  { accountId, reason }: Wanted,
): Promise<OperatorRow> {
  const reset = await operatorStore(db, accountId).save(operator, resetStarted(operator), INSTALLATION)
  await endSessions(db, operator.id)
  const facts = { before: userFacts(operator, []), after: userFacts(reset, []) }
  const recorded = recordedUser(reset, facts, reason)
  await appendAudit(db, accountId, [installationFacts(accountId, 'USER_PASSWORD_RESET', recorded)])
  return reset
}

/** The administrator, whether new or known. Throws a one-sentence error when others could invite this one. */
async function administratorFor(db: Database, wanted: Wanted): Promise<OperatorRow> {
  const { accountId, email, reason, isHosted } = wanted
  await lockAdministrators(db, accountId)
  const known = await administrators(db, accountId)
  const own = known.find((one) => one.email === email)
  if (own?.credentialState === 'INVITED') return own
  if (known.length > 0 && !reason)
    throw new Error(
      `The account ${accountId} has an administrator, ${known[0]?.email}, who can invite others in the portal. If no administrator can sign in, say why: ${FIRST_ADMINISTRATOR} ${email} "INC-12, they have left"`,
    )
  if (!own) return insertAdministrator(db, wanted)
  return isHosted ? own : resetAdministrator(db, own, wanted)
}

async function linkFor(db: Database, { id, credentialState }: OperatorRow): Promise<OneTimeSecret> {
  const purpose = credentialState === 'INVITED' ? 'INVITATION' : 'PASSWORD_RESET'
  const link = linkSecret(purpose, new Date())
  await keepSecret(db, { operatorId: id, purpose, ...link })
  return link
}

/** What the first administrator does next, and where: the provider that keeps the passwords decides. */
async function nextStep(
  db: Database,
  { issuer, operatorClaim, portalOrigin }: Settings,
  operator: OperatorRow,
) {
  if (operatorClaim !== 'sub')
    return {
      step: `Sign in to the portal with the account at ${issuer} whose "${operatorClaim}" is ${operator.email}:`,
      address: `${portalOrigin}/`,
    }
  const { text, until } = await linkFor(db, operator)
  return {
    step: `Choose a password with this one-time link, valid until ${until.toISOString()}:`,
    address: `${issuer}${PASSWORD_RESET_PATH}/${text}`,
  }
}

function readReason(given: string): string {
  if (given && !changeReason.safeParse(given).success)
    throw new Error('Give a reason of 10 to 500 characters.')
  return given
}

/**
 * Makes the first administrator of an account and returns what this person does next: choose a password with a
 * one-time link, or sign in at the provider that keeps the passwords. Can be repeated for the same address until they
 * sign in: each link replaces the earlier one. With a `reason`, it makes another administrator, or resets the password
 * of this one, when nobody can sign in as one. Throws a one-sentence error.
 */
export async function makeFirstAdministrator(settings: Settings, given: string, reason = '') {
  const email = z.email().safeParse(given.toLowerCase()).data
  if (!email) throw new Error(`Give the email address: ${FIRST_ADMINISTRATOR} name@your-company.com`)
  const isHosted = settings.operatorClaim !== 'sub'
  const wanted = { accountId: settings.accountId, email, reason: readReason(reason), isHosted }
  await prepareDatabase(settings)
  const db = connect(settings.databaseUrl)
  try {
    return await db.transaction().execute(async (transaction) => {
      return nextStep(transaction, settings, await administratorFor(transaction, wanted))
    })
  } finally {
    await db.destroy()
  }
}
