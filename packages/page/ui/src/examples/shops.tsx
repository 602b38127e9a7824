import { CircleDot, Pause } from '@lucide/icons'
import { type Column, StatusBadge, type StatusLooks, statusLabel, TextLink } from '@portal/ui'

/** The subject of the examples, unrelated to the program. */
export interface Shop {
  id: string
  name: string
  orders: number
  country?: string
  status?: string
}

export const shops: Shop[] = [
  { id: '1', name: 'Acme', orders: 12, country: 'ES' },
  { id: '2', name: 'Bolt', orders: 7, country: 'FR' },
]

/** The longest values that a table may contain. */
export const longShop: Shop = {
  id: '3',
  name: 'Internationale Handelsgesellschaft für Donaudampfschifffahrtsbedarf und Zubehör mbH & Co. KG',
  orders: 1_234_567_890,
  country: 'The_United_Kingdom_of_Great_Britain_and_Northern_Ireland',
}

export const SHOP_STATUSES: StatusLooks = {
  OPEN: { label: 'Open', tone: 'green', icon: CircleDot },
  CLOSED: { label: 'Closed', tone: 'amber', icon: Pause },
}

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

/** As the server returns it; it may be newer than the page. */
export const statusColumn: Column<Shop> = {
  key: 'status',
  label: 'Status',
  text: ({ status = 'OPEN' }) => statusLabel(SHOP_STATUSES, status),
  cell: ({ status = 'OPEN' }) => <StatusBadge status={status} looks={SHOP_STATUSES} />,
}
