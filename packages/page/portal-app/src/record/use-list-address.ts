import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListAddress } from '@portal/contract/list-query.ts'
import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { listQuery } from '@portal/routing/link-to.ts'
import { accessOf, useSession } from '@portal/session'

/** The address of a list in any application of this page; undefined without one, or without permission. */
export function useListAddress<E extends Endpoint>(list: E, query: ListAddress<E>): string | undefined {
  const access = accessOf(useSession())
  const screen = readPageData<RouteTable[]>(PAGE_DATA.apps, document)
    .flatMap(({ rows }) => rows)
    .find(
      ({ asks, path, needs }) => asks?.path === list.path && !path.includes(':') && isAllowed(needs, access),
    )
  return screen && screen.path + listQuery(query)
}
