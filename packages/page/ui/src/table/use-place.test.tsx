import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { shopColumns, shops } from '../examples/shops.tsx'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { DataTable } from './data-table.tsx'
import { useTableState } from './use-table-state.ts'

function ShopList() {
  const table = { rows: shops, total: 2, isLoading: false, isRefreshing: false, retry: () => undefined }
  return (
    <DataTable
      table={{ ...table, state: useTableState() }}
      columns={shopColumns}
      rowKey={({ id }) => id}
      label="Shops"
      empty={{ title: 'No shops yet' }}
    />
  )
}

function Shop() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

test('restores the focus on the opened row and the scroll position after Back', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  window.scrollY = 240
  renderInPortal(
    <Routes>
      <Route path="/" element={<ShopList />} />
      <Route path="/:id" element={<Shop />} />
    </Routes>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Bolt' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Bolt' }))
  expect(scrollTo.mock.lastCall).toEqual([{ top: 240 }])
})
