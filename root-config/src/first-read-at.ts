import type { AccessSet } from '@portal/contract/access-set.ts'
import { pathOf } from '@portal/contract/endpoint.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { firstInput } from '@portal/routing/first-read.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { pageSizeChoice } from '@portal/ui/page-size-choice.ts'

interface Asked {
  readonly rows: readonly RouteFacts[]
  readonly systemSubjectId: string
}

/**
 * The first read of an address's screen, as path and query below the account; undefined when the operator may
 * not see it, or when the address has a query that the row does not know.
 */
export function firstReadAt(
  { rows, systemSubjectId }: Asked,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  access: AccessSet,
): string | undefined {
  const match = matchRow(rows, pathname)
  const asks = match?.row.asks
  if (!asks || search !== '' || !isAllowed(match.row.needs, access, match.params)) return undefined
  const { params: given } = match
  const { params, query } = firstInput(asks, {
    params: given,
    systemSubjectId,
    pageSize: pageSizeChoice.get(),
  })
  return pathOf(asks, params) + queryString(query)
}
