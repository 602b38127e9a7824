import type { AnyInput, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { Page, RowOf } from '@portal/contract/page-of.ts'

type ListInput = Pick<AnyInput, 'params' | 'query'>

/**
 * The input of a list with more in its query. Kits know that a list takes a query, and the contract says of each
 * which: here, and in `pageIn`, the one is taken for the other.
 */
export const listInput = <E extends Endpoint>({ params, query }: ListInput, more?: object): InputOf<E> =>
  ({
    ...(params && { params }),
    ...((query ?? more) !== undefined && { query: { ...(query ?? {}), ...more } }),
  }) as InputOf<E>

/** What a list has answered, as a page of its rows. */
export const pageIn = <E extends Endpoint>(answer: ResultOf<E>) => answer as Page<RowOf<E>>
