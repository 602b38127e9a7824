import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListAddress } from '@portal/contract/list-query.ts'
import { queryText } from '@portal/routing/link-to.ts'
import type { SavedView } from '@portal/ui'

interface ViewFor<E extends Endpoint> {
  readonly label: string
  readonly show: ListAddress<E>
}

/** Ready-made views of a list of the contract: filters, values and orders that it does not know do not compile. */
export const viewsFor = <E extends Endpoint>(_list: E, views: readonly ViewFor<E>[]): readonly SavedView[] =>
  views.map(({ label, show }) => ({ label, query: queryText(show) }))
