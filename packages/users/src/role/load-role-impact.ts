import { MAX_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { call, can } from '@portal/session'
import { impactLines } from './role-impact.ts'

/** Whom a change of a role touches, by name; without the right to see people, how many. */
export async function loadRoleImpact(role: Role, after: readonly string[]): Promise<readonly string[]> {
  if (!can(listUsers) || !can(listRoles)) return [`Users affected: ${role.userCount}`]
  const [holders, roles] = await Promise.all([
    call(
      listUsers,
      { query: { role: role.id, pageSize: MAX_PAGE_SIZE, sort: 'family_name' } },
      { quiet: true },
    ),
    call(listRoles, { query: { pageSize: MAX_PAGE_SIZE } }, { quiet: true }),
  ])
  return impactLines({ role, after, holders: holders.items, roles: roles.items })
}
