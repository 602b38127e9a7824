import { TextLink } from '../layout/text-link.tsx'
import type { Column } from '../table/table-view.ts'

export interface Shop {
  id: string
  name: string
  orders: number
  country?: string
}

export const shops: Shop[] = [
  { id: '1', name: 'Acme', orders: 12, country: 'ES' },
  { id: '2', name: 'Bolt', orders: 7, country: 'FR' },
]

export const shopColumns: Column<Shop>[] = [
  {
    key: 'name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: (shop) => <TextLink to={shop.id}>{shop.name}</TextLink>,
  },
  { key: 'orders', label: 'Orders', align: 'end', cell: (shop) => shop.orders },
  { key: 'country', label: 'Country', optional: true, cell: (shop) => shop.country },
]
