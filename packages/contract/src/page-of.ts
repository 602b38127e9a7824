import { z } from 'zod'
import type { Endpoint, ResultOf } from './endpoint.ts'
import { line } from './formats.ts'
import type { SortBy } from './list-query.ts'
import { DEFAULT_PAGE_SIZE, MAX_FILTER_VALUES, MAX_PAGE_SIZE } from './page-size.ts'

export const PageInfo = z.object({
  number: z.number().int().min(1),
  size: z.number().int().min(1),
  totalItems: z.number().int().min(0),
  totalPages: z.number().int().min(0),
  totalRelation: z.enum(['EQ', 'GTE']),
  /** Where the next page starts, at any depth; `null` on the last page. */
  nextCursor: z.string().nullable(),
})

/** `{ items, page }` of the given item. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: PageInfo })

export interface Page<Item> {
  items: Item[]
  page: z.infer<typeof PageInfo>
}

/** A list of records with names, such as for menus. */
export type ListOfNamed = Endpoint<
  string,
  {
    readonly query: z.ZodType<unknown, { pageSize?: unknown }>
    readonly response: z.ZodType<Page<{ id: string; name: string }>>
  }
>

/** The rows of a paged operation. */
export type RowOf<E> = ResultOf<E> extends Page<infer Row> ? Row : never

/** A repeatable filter with any schema. */
export const repeated = <Value extends z.ZodType>(value: Value) =>
  z.union([z.array(value).min(1).max(MAX_FILTER_VALUES), value.transform((single) => [single])]).optional()

/** A repeatable filter: `status=ACTIVE&status=SUSPENDED` matches either. */
export const filter = <const Values extends readonly string[]>(values: Values) => repeated(z.enum(values))
export const textFilter = repeated(line(1, 100))
/** The end of a period: a day or an exact time. */
export const periodEnd = z.iso.date().or(z.iso.datetime()).optional()
/** When the spans begin in which a list is counted, besides its page; each ends where the next begins. */
export const countFrom = repeated(z.iso.datetime())
export const flagFilter = z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional()

/** A text; addresses with a comma mean two values. */
const sortBy = <Field extends string>() => z.string() as z.ZodType<string, SortBy<Field>>

/** Paging and sorting of every list; `sortable` are the sortable fields. */
export const pageQuery = <const Fields extends readonly [string, ...string[]]>(sortable: Fields) => ({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  sort: sortBy<Fields[number]>()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(sortable.flatMap((field) => [field, `-${field}`]))).max(2))
    .optional(),
  /** `nextCursor` of the last response, instead of a page number; filters and order must not change. */
  cursor: z.string().max(2000).optional(),
})

/** The same for searchable lists. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(sortable: Fields) => ({
  ...pageQuery(sortable),
  q: line(2, 100).optional(),
})
