import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { FilterName, FilterValue } from '@portal/contract/list-query.ts'
import type { Filter } from '@portal/ui'

export type FilterFor<E extends Endpoint> = {
  [Name in FilterName<E>]: Omit<Filter, 'name' | 'options'> & {
    readonly name: Name
    readonly options: readonly { readonly value: FilterValue<E, Name>; readonly label: string }[]
  }
}[FilterName<E>]

/** The filters of a contract list: unknown names and values are compile errors. */
export const filtersFor = <E extends Endpoint>(
  _list: E,
  filters: readonly FilterFor<E>[],
): readonly Filter[] => filters
