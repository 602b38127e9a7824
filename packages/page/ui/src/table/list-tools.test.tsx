import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Shop, shopColumns, shops } from '../examples/shops.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { singleKeys } from '../theme/single-keys.ts'
import { DataTable } from './data-table.tsx'
import { ListMenus } from './list-menus.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useColumns } from './use-columns.ts'
import { useSelection } from './use-selection.ts'
import { useTableState } from './use-table-state.ts'

afterEach(() => {
  localStorage.clear()
  singleKeys.set('on')
})

const rowKey = ({ id }: Shop) => id
const suspend = jest.fn()
const otherShops = shops.map((shop) => ({ ...shop, id: `other ${shop.id}`, name: `Other ${shop.name}` }))
const look = jest.fn<(shop: Shop) => void>()

function ShopList({ first = shops, total = 40 }: { first?: readonly Shop[]; total?: number }) {
  const state = useTableState()
  const rows = state.page === 1 ? first : otherShops
  const selection = useSelection(rowKey, { query: state.query, total, rows })
  const { shown, choice } = useColumns('shops', shopColumns, state)
  const table = {
    ...{ state, rows, total, columnChoice: choice },
    ...{ isLoading: false, isRefreshing: false, retry: () => undefined },
  }
  return (
    <>
      <ListMenus columns={choice} exports={[]} />
      <button type="button" onClick={() => state.setFilter('country', ['ES'])}>
        Only Spain
      </button>
      <DataTable
        table={table}
        columns={shown}
        rowKey={rowKey}
        rowName={({ name }) => name}
        selection={selection}
        quickLook={{ onOpen: look }}
        label="Shops"
        empty={{ title: 'No shops yet' }}
      />
      <SelectionBar
        selection={selection}
        rows={rows}
        rowName={({ name }) => name}
        total={total}
        capped={false}
        items={[{ label: 'Suspend', onSelect: suspend }]}
      />
    </>
  )
}

const bar = () => screen.findByRole('region', { name: 'Selected rows' })
const inTable = () => within(screen.getByRole('table'))
const press = (keys: string) => userEvent.keyboard(keys)

test('counts selected rows and offers their actions', async () => {
  renderInPortal(<ShopList />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bolt' }))
  expect(within(await bar()).getByText('1 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(suspend).toHaveBeenCalledTimes(1)
})

test('counts rows selected on other pages, lists them by name, and lets them be removed', async () => {
  renderInPortal(<ShopList />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bolt' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Other Bolt' }))
  expect(within(await bar()).getByText('2 selected, 1 on other pages')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }))
  const panel = await screen.findByRole('dialog', { name: 'Selected rows' })
  await expectAccessible(panel)
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Bolt' }))
  expect(within(await bar()).getByText('1 selected')).toBeTruthy()
})

test('offers to select all matching rows after selecting a page', async () => {
  renderInPortal(<ShopList />)
  await userEvent.click(inTable().getByRole('checkbox', { name: 'Select all rows of this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 40 that match' }))
  expect(within(await bar()).getByText('All 40 that match are selected')).toBeTruthy()
  expect(document.activeElement).toBe(await bar())
})

test('shows a partly selected page in its checkbox', async () => {
  renderInPortal(<ShopList />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Acme' }))
  const page = inTable().getByRole('checkbox', { name: 'Select all rows of this page' })
  expect(page).toHaveProperty('indeterminate', true)
})

test('clears the selection when the filter changes', async () => {
  renderInPortal(<ShopList />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Acme' }))
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('moves between rows with j and k, selects with Space, and opens the quick look with x', async () => {
  renderInPortal(<ShopList />)
  await press('jj')
  expect(document.activeElement?.textContent).toBe('Bolt')
  await press('k ')
  expect(screen.getByRole('checkbox', { name: 'Select Acme' })).toHaveProperty('checked', true)
  await press('x')
  expect(look.mock.lastCall?.[0]).toBe(shops[0])
})

test('selects the row that is shown, although the rows have changed since', async () => {
  renderInPortal(<ShopList />)
  // As if the newer order was not rendered yet.
  const row = screen.getByRole('row', { name: /Bolt/ })
  row.parentElement?.prepend(row)
  await press('j ')
  expect(document.activeElement?.textContent).toBe('Bolt')
  expect(screen.getByRole('checkbox', { name: 'Select Bolt' })).toHaveProperty('checked', true)
})

const threeShops = [...shops, ...otherShops.slice(0, 1).map((shop) => ({ ...shop, name: 'Cove' }))]

test('selects a range with Shift and a click, and deselects one', async () => {
  renderInPortal(<ShopList first={threeShops} />)
  const user = userEvent.setup()
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const tickRangeTo = async (name: string) => {
    await user.keyboard('{Shift>}')
    await tick(name)
    await user.keyboard('{/Shift}')
  }
  await tick('Acme')
  await tickRangeTo('Cove')
  expect(within(await bar()).getByText('3 selected')).toBeTruthy()
  await tick('Cove')
  await tickRangeTo('Bolt')
  expect(within(await bar()).getByText('1 selected')).toBeTruthy()
})

test('selects the next rows with Shift and an arrow, and gives them up on the way back', async () => {
  renderInPortal(<ShopList first={threeShops} />)
  await press('j{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(document.activeElement?.textContent).toBe('Cove')
  expect(within(await bar()).getByText('3 selected')).toBeTruthy()
  await press('{Shift>}{ArrowUp}{/Shift}')
  expect(document.activeElement?.textContent).toBe('Bolt')
  expect(within(await bar()).getByText('2 selected')).toBeTruthy()
})

test('starts a new range on a page without the last selected row', async () => {
  renderInPortal(<ShopList first={threeShops} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Acme' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.click(inTable().getByRole('checkbox', { name: 'Select all rows of this page' }))
  await press('jj{Shift>}{ArrowUp}{/Shift}')
  expect(within(await bar()).getByText('3 selected, 1 on other pages')).toBeTruthy()
})

test('ignores keys that select while all that match are selected', async () => {
  renderInPortal(<ShopList first={threeShops} />)
  await userEvent.click(inTable().getByRole('checkbox', { name: 'Select all rows of this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 40 that match' }))
  await press('j {Shift>}{ArrowDown}{/Shift}')
  expect(within(await bar()).getByText('All 40 that match are selected')).toBeTruthy()
})

test('ignores single keys when they are turned off', async () => {
  singleKeys.set('off')
  renderInPortal(<ShopList />)
  await press('j')
  expect(document.activeElement).toBe(document.body)
})

test('shows a chosen column, and remembers it on this device', async () => {
  const { unmount } = renderInPortal(<ShopList />)
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Country' }))
  expect(await screen.findByRole('columnheader', { name: 'Country', hidden: true })).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toBe('/?cols=orders%2Ccountry')
  unmount()
  renderInPortal(<ShopList />)
  expect(screen.getByRole('columnheader', { name: 'Country' })).toBeTruthy()
})

test('prefers the columns of the address to remembered ones', () => {
  localStorage.setItem('portal.columns.shops', '["country"]')
  renderInPortal(<ShopList />, '/?cols=orders')
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Orders' })).toBeTruthy()
})

const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).flatMap((head) => head.textContent || [])

test('reorders columns by their buttons and keeps the focus on them', async () => {
  renderInPortal(<ShopList />, '/?cols=orders,country')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move Country up' }))
  expect(heads()).toEqual(['Name', 'Country', 'Orders'])
  expect(screen.getByLabelText('address').textContent).toBe('/?cols=country%2Corders')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Country up' }))
  expect(screen.getByText('Country is column 1 of 2')).toBeTruthy()
  await expectAccessible(screen.getByRole('dialog', { name: 'Columns' }))
})

test('reads the widths of columns from the address, also of the name', () => {
  renderInPortal(<ShopList />, '/?cols=name:240,orders:96,country')
  const widths = screen.getAllByRole('columnheader').map((head) => [head.textContent, head.style.width])
  expect(widths.slice(1)).toEqual([
    ['Name', '240px'],
    ['Orders', '96px'],
    ['Country', ''],
  ])
})

test('keeps the widths of columns that are moved', async () => {
  renderInPortal(<ShopList />, '/?cols=name:240,orders:96,country:120')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move Country up' }))
  expect(decodeURIComponent(screen.getByLabelText('address').textContent)).toBe(
    '/?cols=name:240,country:120,orders:96',
  )
})

test("resets columns to the list's default", async () => {
  renderInPortal(<ShopList />, '/?cols=country,orders')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset columns' }))
  expect(heads()).toEqual(['Name', 'Orders'])
  expect(screen.getByLabelText('address').textContent).toBe('/')
})

test('has no accessibility violations with a selection', async () => {
  const { container } = renderInPortal(<ShopList />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Acme' }))
  await expectAccessible(container)
})
