import type { Caller } from '../access/caller.ts'
import { gainedAccess } from './gained-access.ts'
import type { operatorMails } from './operator-mails.ts'
import type { OperatorRow, OperatorStore } from './operator-store.ts'

type Roles = Awaited<ReturnType<OperatorStore['rolesOf']>>

/**
 * What the history says about access that further roles give to somebody, if they give any. Administrators get a mail
 * when it is of high impact: the giver may lack what they give.
 */
export async function recordedGain(
  mails: ReturnType<typeof operatorMails>,
  { person }: Caller,
  to: OperatorRow,
  { held, given }: { readonly held: Roles; readonly given: Roles },
): Promise<{ readonly gained?: string }> {
  const { highImpact, inWords: gained } = gainedAccess(held, given)
  if (gained === undefined) return {}
  const roles = given.map(({ label }) => label)
  if (highImpact.length > 0) await mails.tellAdministrators({ by: person.name, to, roles, gained })
  return { gained }
}
