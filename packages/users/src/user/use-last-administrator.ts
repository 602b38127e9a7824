import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { ADMINISTRATOR_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { queryForAll } from '@portal/portal-app'
import { useQueries } from '@tanstack/react-query'

/** Active users that hold a permission. */
const holdersOf = (permission: string) =>
  queryForAll(listUsers, { query: { permission, status: 'ACTIVE', sort: 'email' } })

/**
 * The id of the only user who administers the account, whom the API protects; undefined when there are others, or
 * while it is not known.
 */
export function useLastAdministrator(): string | undefined {
  const lists = useQueries({ queries: ADMINISTRATOR_PERMISSIONS.map(holdersOf) }).map(({ data }) => data)
  const [first, ...others] = lists
  if (!first || lists.includes(undefined)) return undefined
  const holdsAll = ({ id }: { id: string }) => others.every((list) => list?.some((user) => user.id === id))
  const administrators = first.filter(holdsAll)
  return administrators.length === 1 ? administrators[0]?.id : undefined
}
