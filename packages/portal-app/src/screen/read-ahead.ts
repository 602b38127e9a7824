import type { Endpoint } from '@portal/contract/endpoint.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { accessOf, queryClient, queryFor, session$ } from '@portal/session'
import { pageSizeChoice } from '@portal/ui/kit'
import { first } from 'rxjs'
import { systemSubjectId } from '../app/system-subject-id.ts'
import { listInput } from '../list/list-call.ts'

type Params = Readonly<Record<string, string>>

/** The parameters of a read: those of the address, which names no subject where the screen is about the SRC system. */
const paramsOf = ({ path }: Endpoint, params: Params): { params?: Params } =>
  path.includes(':')
    ? { params: path.includes(':subjectId') ? { subjectId: systemSubjectId, ...params } : params }
    : {}

/** What a screen asks for first at an address of its own that says nothing else. */
function firstRead({ list, listed, record }: RouteRow, params: Params) {
  if (record) return queryFor<Endpoint>(record, paramsOf(record, params), { errors: 'here' })
  const firstPage = { page: 1, pageSize: pageSizeChoice.get() }
  return (
    list &&
    queryFor<Endpoint>(list, listInput({ ...paramsOf(list, params), query: listed }, firstPage), {
      errors: 'here',
    })
  )
}

/**
 * Asks for what the screen of the address shows as soon as it is known that the operator may see it: the answer is on
 * its way while the screen is still being prepared.
 */
export function readAhead(rows: readonly RouteRow[]): void {
  const { pathname, search } = location
  const match = matchRow(rows, pathname)
  const read = match && search === '' && firstRead(match.row, match.params)
  if (!read) return

  session$.pipe(first(({ status }) => status !== 'initialising')).subscribe((state) => {
    if (isAllowed(match.row.needs, accessOf(state))) void queryClient.prefetchQuery(read)
  })
}
