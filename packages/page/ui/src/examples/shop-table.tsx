import { type Column, DataTable, type Filter, RowMenu } from '@portal/ui'
import { type TableView, useTableState } from '@portal/ui/blocks'
import { type Shop, shopColumns } from './shops.tsx'

interface ShopTableProps extends Partial<TableView<Shop>> {
  readonly label?: string
  readonly columns?: readonly Column<Shop>[]
  readonly filters?: readonly Filter[]
}

const usual = shopColumns.filter(({ optional }) => !optional)

/** A table of shops in any of its states; search, order and page are in the address. */
export function ShopTable({ label = 'Shops', columns = usual, filters, ...answer }: ShopTableProps) {
  const state = useTableState()
  return (
    <DataTable
      table={{ state, isLoading: false, isRefreshing: false, retry: () => undefined, ...answer }}
      columns={columns}
      filters={filters}
      rowKey={(shop) => shop.id}
      rowActions={(shop) => (
        <RowMenu label={shop.name} items={[{ label: 'Suspend', onSelect: () => undefined }]} />
      )}
      label={label}
      empty={{ title: 'No shops yet', text: 'A shop appears here when it signs up.' }}
    />
  )
}
