import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextLink } from '../layout/text-link.tsx'
import { RowMenu } from '../menu/action-menu.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { pageSizeChoice } from '../theme/page-size-choice.ts'
import { DataTable } from './data-table.tsx'
import type { Column, TableView } from './table-view.ts'
import { useTableState } from './use-table-state.ts'

afterEach(() => pageSizeChoice.set(10))

interface Shop {
  id: string
  name: string
  orders: number
}

const shops: Shop[] = [
  { id: '1', name: 'Acme', orders: 12 },
  { id: '2', name: 'Bolt', orders: 7 },
]

const columns: Column<Shop>[] = [
  {
    key: 'name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: (shop) => <TextLink to={shop.id}>{shop.name}</TextLink>,
  },
  { key: 'orders', label: 'Orders', align: 'end', cell: (shop) => shop.orders },
]

function Shops(answer: Partial<TableView<Shop>>) {
  const state = useTableState()
  const table: TableView<Shop> = {
    state,
    isLoading: false,
    isRefreshing: false,
    retry: () => undefined,
    ...answer,
  }
  return (
    <DataTable
      table={table}
      columns={columns}
      rowKey={(shop) => shop.id}
      rowActions={(shop) => (
        <RowMenu label={shop.name} items={[{ label: 'Suspend', onSelect: () => undefined }]} />
      )}
      label="Shops"
      empty={{ title: 'No shops yet', text: 'A shop appears here when it signs up.' }}
    />
  )
}

const address = () => screen.getByLabelText('address').textContent

test('names each row by its link', () => {
  renderInPortal(<Shops rows={shops} total={2} />)
  expect(within(screen.getByRole('rowheader', { name: 'Acme' })).getByRole('link')).toBeTruthy()
})

test('has no accessibility faults', async () => {
  const { container } = renderInPortal(<Shops rows={shops} total={2} />)
  await expectAccessible(container)
})

test('sorts by a column, then the other way round', async () => {
  renderInPortal(<Shops rows={shops} total={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(address()).toBe('/?sort=name')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(address()).toBe('/?sort=-name')
})

test('turns pages and says which rows are shown', async () => {
  renderInPortal(<Shops rows={shops} total={4213} />)
  expect(screen.getByText('1–10 of 4,213')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/?page=2')
  expect(screen.getByRole('status').textContent).toBe('Shops: 11–20 of 4,213')
})

test('does not turn beyond the last page, and keeps the focus', async () => {
  renderInPortal(<Shops rows={shops} total={12} />, '/?page=2')
  const next = screen.getByRole('button', { name: 'Next page' })
  await userEvent.click(next)
  expect(address()).toBe('/?page=2')
  expect(document.activeElement).toBe(next)
})

test('says so when the server stops counting', () => {
  renderInPortal(<Shops rows={shops} total={10000} capped />)
  expect(screen.getByText('1–10 of 10,000+')).toBeTruthy()
})

test('choosing another page size goes back to the first page', async () => {
  renderInPortal(<Shops rows={shops} total={200} />, '/?page=3')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50')
  expect(address()).toBe('/?size=50')
})

test('says what would be here when there is nothing yet', () => {
  renderInPortal(<Shops rows={[]} total={0} />)
  expect(screen.getByText('No shops yet')).toBeTruthy()
})

test('offers to clear the filters when nothing matches', async () => {
  renderInPortal(<Shops rows={[]} total={0} />, '/?q=zz&status=ACTIVE')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/')
})

test('keeps the rows under an error and tries again', async () => {
  const retry = jest.fn()
  renderInPortal(
    <Shops
      rows={shops}
      total={2}
      error={{ message: 'Something went wrong', requestId: 'r-1' }}
      retry={retry}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('r-1')
  expect(screen.getByRole('rowheader', { name: 'Acme' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('is busy until the first rows are there', () => {
  renderInPortal(<Shops isLoading />)
  expect(screen.getByRole('table', { name: 'Shops' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('No shops yet')).toBeNull()
})

test('opens the actions of a row', async () => {
  renderInPortal(<Shops rows={shops} total={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bolt' }))
  expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeTruthy()
})
