import { DIRECTORIES, FIRST_ADMINISTRATOR } from '../commands/calls.ts'
import type { Database } from '../database/tables.ts'
import { findAdministrators } from '../people/administrators.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

async function checkAccount(db: Database, { accountId }: Settings): Promise<Finding> {
  const account = await db
    .selectFrom('account')
    .select(['name', 'environment', 'productTitle'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const about = 'Account'
  if (!account)
    return {
      about,
      found: `There is no account ${accountId}.`,
      mend: 'Correct ACCOUNT_ID, or start the product API with it once: it creates the account.',
    }
  const { name, environment, productTitle } = account
  return { about, found: `${accountId} is “${name}” (${environment}), titled “${productTitle}”.` }
}

async function checkSystem(db: Database, { accountId, systemSubjectId }: Settings): Promise<Finding> {
  const systems = await db
    .selectFrom('subject')
    .select('id')
    .where('accountId', '=', accountId)
    .where('type', '=', 'SRC')
    .execute()
  const about = 'SRC system'
  if (systems.some(({ id }) => id === systemSubjectId))
    return { about, found: `${systemSubjectId} is there.` }
  const found = `The account has no SRC system ${systemSubjectId}.`
  if (systems.length === 0) return { about, found, mend: 'Start the product API once: it creates it.' }
  const ids = systems.map(({ id }) => id).join(' or ')
  return { about, found, mend: `Set SYSTEM_SUBJECT_ID of product API and portal host to ${ids}.` }
}

async function checkAdministrator(
  db: Database,
  { accountId, operatorClaim, portalOrigin, issuer }: Settings,
): Promise<Finding> {
  const known = await findAdministrators(db, accountId)
  const about = 'First administrator'
  const one = known.find(({ canSignIn }) => canSignIn)
  if (one) return { about, found: `${one.email} can sign in.` }
  const [invited] = known
  if (!invited)
    return {
      about,
      found: 'Nobody is an administrator.',
      mend: `Run ${FIRST_ADMINISTRATOR} name@your-company.com`,
    }
  if (operatorClaim !== 'sub')
    return {
      about,
      found: `${invited.email} has not signed in yet.`,
      mend: `Sign in at ${portalOrigin}/ with the account at ${issuer} whose "${operatorClaim}" is ${invited.email}.`,
    }
  return {
    about,
    found: `${invited.email} has not chosen a password yet.`,
    mend: `Open the one-time link. For another one, run ${FIRST_ADMINISTRATOR} ${invited.email}`,
  }
}

async function checkDirectories(db: Database, { accountId }: Settings): Promise<Finding> {
  const rows = await db
    .selectFrom('directory')
    .select('path')
    .where('accountId', '=', accountId)
    .where('retiredAt', 'is', null)
    .orderBy('path')
    .execute()
  const about = 'Directories'
  if (rows.length > 0)
    return { about, found: `Resources can be kept in ${rows.map(({ path }) => path).join(', ')}.` }
  return {
    about,
    found: 'There is no directory for resources.',
    mend: `Run ${DIRECTORIES} add terms --title "Terms and conditions" --types text/html,application/pdf`,
  }
}

/** Checks what an account needs before people can work in it, in the order in which it is made. */
export async function checkContents(db: Database, settings: Settings): Promise<Finding[]> {
  return [
    await checkAccount(db, settings),
    await checkSystem(db, settings),
    await checkAdministrator(db, settings),
    await checkDirectories(db, settings),
  ]
}
