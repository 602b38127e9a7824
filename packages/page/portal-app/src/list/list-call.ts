import type { AnyInput, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { Page, RowOf } from '@portal/contract/page-of.ts'

type ListInput = Pick<AnyInput, 'params' | 'query'>

/**
 * A list's input with additional query parameters. Generic code only knows that a list has a query, while the
 * contract types each one; the casts here and in `pageIn` bridge the two.
 */
export const listInput = <E extends Endpoint>({ params, query }: ListInput, more?: object): InputOf<E> =>
  ({
    ...(params && { params }),
    ...((query ?? more) !== undefined && { query: { ...(query ?? {}), ...more } }),
  }) as InputOf<E>

/** Reads a list's response as a page of its rows. */
export const pageIn = <E extends Endpoint>(answer: ResultOf<E>) => answer as Page<RowOf<E>>
