import type { Endpoint } from '@portal/contract/endpoint.ts'
import { firstInput } from '@portal/routing/first-read.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { accessOf, can, queryClient, queryFor, session$ } from '@portal/session'
import { pageSizeChoice } from '@portal/ui/blocks'
import { first } from 'rxjs'
import { systemSubjectId } from '../app/system-subject-id.ts'
import { listInput } from '../list/list-call.ts'

/** A screen's first request at an address without parameters in its query. */
function firstQuery(row: RouteRow, params: Readonly<Record<string, string>>) {
  const endpoint = row.record ?? row.list
  if (!row.asks || !endpoint) return undefined
  const input = firstInput(row.asks, { params, systemSubjectId, pageSize: pageSizeChoice.get() })
  return { endpoint, query: queryFor<Endpoint>(endpoint, listInput(input), { errors: 'here' }) }
}

/**
 * Requests the screen's data as soon as the operator's permission is known, while the screen is still being
 * prepared.
 */
export function readAhead(rows: readonly RouteRow[]): void {
  const { pathname, search } = location
  const match = matchRow(rows, pathname)
  const read = match && search === '' && firstQuery(match.row, match.params)
  if (!read) return

  session$.pipe(first(({ status }) => status !== 'initialising')).subscribe((state) => {
    if (isAllowed(match.row.needs, accessOf(state)) && can(read.endpoint))
      void queryClient.prefetchQuery(read.query)
  })
}
