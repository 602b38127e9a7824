import type { InputOf } from './endpoint.ts'

/** A field to sort by, or `-field` for descending. */
export type SortBy<Field extends string> = Field | `-${Field}`

type QueryOf<E> = NonNullable<InputOf<E> extends { query?: infer Query } ? Query : never>

/** What the rows of a list can be sorted by: `family_name` or `-family_name`. */
export type SortOf<E> = QueryOf<E> extends { sort?: infer Sort } ? Extract<Sort, string> : never

/** The fields among them. */
export type SortFieldOf<E> = Exclude<SortOf<E>, `-${string}`>

/** What every list is asked beside its filters. */
type Common = 'page' | 'pageSize' | 'cursor' | 'sort' | 'q'

/** What a list can be narrowed by. */
export type FilterName<E> = Exclude<keyof QueryOf<E>, Common> & string

/** The values of a filter, one by one. */
export type FilterValue<E, Name extends FilterName<E>> = OneOf<NonNullable<QueryOf<E>[Name]>>

type OneOf<Value> = Extract<Value extends readonly (infer Item)[] ? Item : Value, string>

/** A list as an address asks for it: `{ status: ['ACTIVE'], sort: '-createdAt' }`. */
export type ListAddress<E> = {
  readonly [Name in FilterName<E>]?: FilterValue<E, Name> | readonly FilterValue<E, Name>[] | undefined
} & {
  readonly q?: string | undefined
  readonly sort?: SortOf<E> | undefined
}
