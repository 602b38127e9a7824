import { MAX_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { ADMINISTRATOR_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { queryFor } from '@portal/session'
import { useQueries } from '@tanstack/react-query'

/** Active users that hold a permission, as far as one page reaches. */
const holdersOf = (permission: string) =>
  queryFor(listUsers, { query: { permission, status: 'ACTIVE', pageSize: MAX_PAGE_SIZE, sort: 'email' } })

/**
 * The id of the only user who administers the account, whom the API protects; undefined when there are others, or
 * while it is not known.
 */
export function useLastAdministrator(): string | undefined {
  const lists = useQueries({ queries: ADMINISTRATOR_PERMISSIONS.map(holdersOf) }).map(({ data }) => data)
  const [first, ...others] = lists
  const isWhole = lists.every((list) => list?.page.nextCursor === null)
  if (!first || !isWhole) return undefined
  const holdsAll = ({ id }: { id: string }) =>
    others.every((list) => list?.items.some((user) => user.id === id))
  const administrators = first.items.filter(holdsAll)
  return administrators.length === 1 ? administrators[0]?.id : undefined
}
