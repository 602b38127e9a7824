import type { InputOf } from './endpoint.ts'

/** A field to sort by, or `-field` for descending. */
export type SortBy<Field extends string> = Field | `-${Field}`

type QueryOf<E> = NonNullable<InputOf<E> extends { query?: infer Query } ? Query : never>

/** Sort keys of a list: `family_name` or `-family_name`. */
export type SortOf<E> = QueryOf<E> extends { sort?: infer Sort } ? Extract<Sort, string> : never

/** The sortable fields. */
export type SortFieldOf<E> = Exclude<SortOf<E>, `-${string}`>

/** Query of every list besides its filters. */
type Common = 'page' | 'pageSize' | 'cursor' | 'sort' | 'q'

/** The filters of a list. */
export type FilterName<E> = Exclude<keyof QueryOf<E>, Common> & string

/** The single values of a filter. */
export type FilterValue<E, Name extends FilterName<E>> = OneOf<NonNullable<QueryOf<E>[Name]>>

type OneOf<Value> = Extract<Value extends readonly (infer Item)[] ? Item : Value, string>

/** A list's query in an address: `{ status: ['ACTIVE'], sort: '-createdAt' }`. */
export type ListAddress<E> = {
  readonly [Name in FilterName<E>]?: FilterValue<E, Name> | readonly FilterValue<E, Name>[] | undefined
} & {
  readonly q?: string | undefined
  readonly sort?: SortOf<E> | undefined
}
