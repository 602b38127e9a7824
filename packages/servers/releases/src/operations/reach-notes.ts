import { isPerson } from '../release/cohorts.ts'
import type { KnownHost, ServiceFacts } from './service-facts.ts'

/** The roles among some cohorts that nobody on any host has had; none where a host cannot say. */
function unseenRoles(cohorts: readonly string[], hosts: readonly KnownHost[]): readonly string[] {
  if (hosts.length === 0 || hosts.some(({ roles }) => roles === undefined)) return []
  const seen = new Set(hosts.flatMap(({ roles = [] }) => roles))
  return cohorts.filter((cohort) => !isPerson(cohort) && !seen.has(cohort))
}

/** One sentence for each person and role that a change names and that it will not reach, as far as the service knows. */
export async function reachNotes(
  cohorts: readonly string[],
  { hosts, unknownAmong }: Pick<ServiceFacts, 'hosts' | 'unknownAmong'>,
): Promise<string[]> {
  const unknown = await unknownAmong(cohorts.filter(isPerson))
  return [
    ...unknown.map((person) => `No user of this portal has the email address ${person}. Check the spelling.`),
    ...unseenRoles(cohorts, hosts).map(
      (role) => `Nobody who has opened the portal since its hosts started has the role "${role}".`,
    ),
  ]
}
