import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { SortFieldOf } from '@portal/contract/list-query.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { Column } from '@portal/ui'

type Field<Row> = keyof Row & string

interface Look<Row> extends Omit<Column<Row>, 'key' | 'sortable' | 'text'> {}

interface Words<Row> {
  /** What the cell and an export say; without it the value of the row's field. */
  text(row: Row): string | number | undefined
}

/** A column that the server can sort by. */
type SortableColumn<Row, Sort> =
  | (Look<Row> & Partial<Words<Row>> & { readonly key: Extract<Sort, Field<Row>>; readonly sortable?: true })
  | (Look<Row> & Words<Row> & { readonly key: Exclude<Sort, Field<Row>>; readonly sortable: true })

/** A column of another field of the row. */
type FieldColumn<Row, Sort> = Look<Row> &
  Partial<Words<Row>> & { readonly key: Exclude<Field<Row>, Sort>; readonly sortable?: never }

/** A column of what is worked out from the row, under a name of its own. */
type ComputedColumn<Row> = Look<Row> & Words<Row> & { readonly computed: string; readonly sortable?: never }

export type ColumnFor<E extends Endpoint> =
  | SortableColumn<RowOf<E>, SortFieldOf<E>>
  | FieldColumn<RowOf<E>, SortFieldOf<E>>
  | ComputedColumn<RowOf<E>>

/**
 * The columns of a list of the contract. A key is a field of its rows, and `sortable` what its server sorts by;
 * anything else does not compile.
 */
export const columnsFor = <E extends Endpoint>(
  _list: E,
  columns: readonly ColumnFor<E>[],
): readonly Column<RowOf<E>>[] =>
  columns.map((column) => {
    if (!('computed' in column)) return column
    const { computed, ...look } = column
    return { ...look, key: computed }
  })
