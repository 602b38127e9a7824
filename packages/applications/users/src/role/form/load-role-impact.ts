import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { can, queryClient } from '@portal/session'
import { ALL_ROLES } from '../use-roles.ts'
import { impactLines } from './role-impact.ts'

/** Names the users affected by a role change, or only counts them for operators who cannot see users. */
export async function loadRoleImpact(role: Role, after: readonly string[]): Promise<readonly string[]> {
  if (!can(listUsers) || !can(listRoles)) return [`Users affected: ${role.userCount}`]
  const [holders, roles] = await Promise.all([
    queryClient.fetchQuery(
      queryForAll(listUsers, { query: { role: role.id, sort: 'family_name' } }, { errors: 'here' }),
    ),
    queryClient.fetchQuery(ALL_ROLES),
  ])
  return impactLines({ role, after, holders, roles })
}
