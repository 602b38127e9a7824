import { Pagination, useTableState } from '@portal/ui/blocks'
import { ShopTable } from './shop-table.tsx'
import { longShop, shopColumns, shops, statusColumn } from './shops.tsx'

const withStatus = [...shopColumns.slice(0, 2), statusColumn]
const failure = { message: 'The list could not be loaded.', requestId: 'r-1' }

export const FullTable = () => <ShopTable label="Shops of two countries" rows={shops} total={4213} />

export const LoadingTable = () => <ShopTable label="Shops on their way" isLoading />

export const RefreshingTable = () => (
  <ShopTable label="Shops that are refetched" rows={shops} total={2} isRefreshing />
)

export const EmptyTable = () => <ShopTable label="Shops of an empty list" rows={[]} total={0} />

export const FailingTable = () => <ShopTable label="Shops that cannot be read" error={failure} />

export const TableThatFailsToRefresh = () => (
  <ShopTable label="Shops with old data" rows={shops} total={2} error={failure} />
)

export const LongTextsInTable = () => (
  <ShopTable label="Shops with long names" columns={shopColumns} rows={[longShop, ...shops]} total={3} />
)

/** The server may know more than this page. */
export const UnknownStatusInTable = () => (
  <ShopTable
    label="Shops with statuses"
    columns={withStatus}
    rows={[...shops, { id: '4', name: 'Cargo', orders: 3, status: 'MOVED_ABROAD' }]}
    total={3}
  />
)

export function MoreThanCanBeCounted() {
  const state = useTableState()
  const table = { state, rows: shops, total: 10_000, capped: true, isLoading: false, isRefreshing: false }
  return <Pagination table={{ ...table, retry: () => undefined }} />
}
