import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShopTable } from '../examples/shop-table.tsx'
import { shopColumns, shops } from '../examples/shops.tsx'
import { EmptyTable, LoadingTable, UnknownStatusInTable } from '../examples/tables.tsx'
import { Page } from '../page/page.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { pageSizeChoice } from '../theme/page-size-choice.ts'

afterEach(() => pageSizeChoice.set(10))

const address = () => screen.getByLabelText('address').textContent

test('names each row by its link', () => {
  renderInPortal(<ShopTable rows={shops} total={2} />)
  expect(within(screen.getByRole('rowheader', { name: 'Acme' })).getByRole('link')).toBeTruthy()
})

test('has no accessibility violations', async () => {
  const { container } = renderInPortal(<ShopTable rows={shops} total={2} />)
  await expectAccessible(container)
})

test('sorts by a column, then the other way round', async () => {
  renderInPortal(<ShopTable rows={shops} total={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(address()).toBe('/?sort=name')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(address()).toBe('/?sort=-name')
})

test('never hides the column that the rows are sorted by', async () => {
  const narrow = shopColumns.map((column) => ({ ...column, hideBelow: 'lg' as const }))
  renderInPortal(<ShopTable rows={shops} total={2} columns={narrow} />)
  const givesWay = () => screen.getByRole('columnheader', { name: 'Name' }).dataset.hideBelow === 'lg'
  expect(givesWay()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(givesWay()).toBe(false)
})

test('turns pages and shows the range', async () => {
  renderInPortal(<ShopTable rows={shops} total={4213} />)
  expect(screen.getByText('1–10 of 4,213')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/?page=2')
  expect(screen.getByRole('status').textContent).toBe('Shops: 11–20 of 4,213')
})

test('does not go beyond the last page, and keeps the focus', async () => {
  renderInPortal(<ShopTable rows={shops} total={12} />, '/?page=2')
  const next = screen.getByRole('button', { name: 'Next page' })
  await userEvent.click(next)
  expect(address()).toBe('/?page=2')
  expect(document.activeElement).toBe(next)
})

test('says when the server stops counting', () => {
  renderInPortal(<ShopTable rows={shops} total={10000} capped />)
  expect(screen.getByText('1–10 of 10,000+')).toBeTruthy()
})

test('returns to the first page when the page size changes', async () => {
  renderInPortal(<ShopTable rows={shops} total={200} />, '/?page=3')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50')
  expect(address()).toBe('/?size=50')
})

test('applies the chosen page size to the next list', async () => {
  const { unmount } = renderInPortal(<ShopTable rows={shops} total={200} />)
  expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '10')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50')
  unmount()
  renderInPortal(<ShopTable rows={shops} total={200} />, '/')
  expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '50')
})

test('describes an empty list', () => {
  renderInPortal(<EmptyTable />)
  expect(screen.getByText('No shops yet')).toBeTruthy()
})

test('offers to clear the filters when nothing matches, and then focuses the heading', async () => {
  renderInPortal(
    <Page title="Shops">
      <ShopTable rows={[]} total={0} />
    </Page>,
    '/?q=zz&status=ACTIVE',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shops' }))
})

test('keeps the rows below an error that shows every line, and retries', async () => {
  const retry = jest.fn()
  renderInPortal(
    <ShopTable
      rows={shops}
      total={2}
      error={{ message: 'Something went wrong', lines: ['Pages end at row 10 000.'], requestId: 'r-1' }}
      retry={retry}
    />,
  )
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain('Pages end at row 10 000.')
  expect(textContent).toContain('r-1')
  expect(screen.getByRole('rowheader', { name: 'Acme' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('is busy until the first rows load', () => {
  renderInPortal(<LoadingTable />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('No shops yet')).toBeNull()
})

test('opens the actions of a row', async () => {
  renderInPortal(<ShopTable rows={shops} total={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bolt' }))
  expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeTruthy()
})

test('shows a status newer than the page in words', () => {
  renderInPortal(<UnknownStatusInTable />)
  expect(within(screen.getByRole('row', { name: /^Cargo/ })).getByText('Moved abroad')).toBeTruthy()
})
