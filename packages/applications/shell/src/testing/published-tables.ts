import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'

/** Tables that two made-up applications publish. */
const tables: readonly AppTable[] = [
  {
    app: '@portal/shops',
    slots: {},
    rows: [
      { path: '/shops', label: 'Shops', title: 'Shops', menu: { group: 'Trade', order: 1 } },
      {
        path: '/offers',
        label: 'Offers',
        title: 'Offers',
        menu: { group: 'Trade', item: 'Offers', link: 'List', order: 2 },
      },
      { path: '/own-shops/:subjectId', label: 'Own shop', title: 'Own shop' },
      { path: '/offers/:offerId', label: 'Offer', title: 'Offer', under: '/own-shops/:subjectId' },
      { path: '/shops/:shopId', label: 'Details', title: 'Shop' },
      { path: '/shops/:shopId/audit', label: 'Changes', title: 'Changes', needs: { allOf: ['task.search'] } },
      { path: '/shops/:shopId/audit/:part', label: 'Part', title: 'Changes to one section' },
    ],
    records: {
      shop: {
        noun: 'shop',
        order: 1,
        list: '/shops',
        details: '/shops/:shopId',
        audit: { entity: 'dpa', action: 'SHP', area: 'Trade' },
      },
      offer: { noun: 'offer', order: 2, audit: { entity: 'template', area: 'Trade' } },
    },
  },
  {
    app: '@portal/staff',
    slots: {},
    rows: [{ path: '/staff', label: 'Staff', title: 'Staff', menu: { group: '', order: 0 } }],
    records: { person: { noun: 'person', order: 3, audit: { entity: 'operator', area: 'People' } } },
  },
]

/** Replaces the data that the page of every test carries. */
function carry(id: string, data: unknown) {
  document.getElementById(id)?.remove()
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = id
  block.textContent = JSON.stringify(data)
  document.head.append(block)
}

carry(PAGE_DATA.apps, tables)
carry(PAGE_DATA.release, '0a1b2c3d')
carry(PAGE_DATA.trials, {})
