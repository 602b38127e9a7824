import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { SortFieldOf } from '@portal/contract/list-query.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { Column } from '@portal/ui'

type Field<Row> = keyof Row & string

interface Look<Row> extends Omit<Column<Row>, 'key' | 'sortable' | 'text'> {}

interface Words<Row> {
  /** Text of the cell and the export; default: the row's field. */
  text(row: Row): string | number | undefined
}

/** A column that the server can sort by. */
type SortableColumn<Row, Sort> =
  | (Look<Row> & Partial<Words<Row>> & { readonly key: Extract<Sort, Field<Row>>; readonly sortable?: true })
  | (Look<Row> & Words<Row> & { readonly key: Exclude<Sort, Field<Row>>; readonly sortable: true })

/** A column for another field of the row. */
type FieldColumn<Row, Sort> = Look<Row> &
  Partial<Words<Row>> & { readonly key: Exclude<Field<Row>, Sort>; readonly sortable?: never }

/** A column for a value computed from the row, with its own key. */
type ComputedColumn<Row> = Look<Row> & Words<Row> & { readonly computed: string; readonly sortable?: never }

export type ColumnFor<E extends Endpoint> =
  | SortableColumn<RowOf<E>, SortFieldOf<E>>
  | FieldColumn<RowOf<E>, SortFieldOf<E>>
  | ComputedColumn<RowOf<E>>

/**
 * The columns of a contract list. A key must be a field of its rows, and `sortable` a sort field of the
 * server; anything else is a compile error.
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
