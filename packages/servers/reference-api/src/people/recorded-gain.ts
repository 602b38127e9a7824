import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import type { Caller } from '../access/caller.ts'
import { gainedAccess } from './gained-access.ts'
import type { operatorEmails } from './operator-emails.ts'
import type { OperatorStore } from './operator-store.ts'

type Roles = Awaited<ReturnType<OperatorStore['rolesOf']>>

/**
 * The access that further roles give somebody, for the history, if any. Administrators get a mail when it is of high
 * impact, since the caller may lack it.
 */
export async function recordedGain(
  emails: ReturnType<typeof operatorEmails>,
  { person }: Caller,
  to: OperatorRow,
  { held, given }: { readonly held: Roles; readonly given: Roles },
): Promise<{ readonly gained?: string }> {
  const { highImpact, inWords: gained } = gainedAccess(held, given)
  if (gained === undefined) return {}
  const roles = given.map(({ label }) => label)
  if (highImpact.length > 0) await emails.tellAdministrators({ by: person.name, to, roles, gained })
  return { gained }
}
