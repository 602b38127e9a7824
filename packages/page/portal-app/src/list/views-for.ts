import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListAddress } from '@portal/contract/list-query.ts'
import { listQuery } from '@portal/routing/link-to.ts'
import type { SavedView } from '@portal/ui'

interface ViewFor<E extends Endpoint> {
  readonly label: string
  readonly show: ListAddress<E>
}

/** Predefined views of a contract list: unknown filters, values and orders are compile errors. */
export const viewsFor = <E extends Endpoint>(_list: E, views: readonly ViewFor<E>[]): readonly SavedView[] =>
  views.map(({ label, show }) => ({ label, query: listQuery(show).slice(1) }))
