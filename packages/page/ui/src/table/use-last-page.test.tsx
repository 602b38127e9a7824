import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useLastPage } from './use-last-page.ts'
import { useTableState } from './use-table-state.ts'

const known = { filters: [], columns: [], deepestRow: 1000, mostValues: 50 }

function Shops({ total }: { total: number }) {
  const state = useTableState({ known })
  useLastPage({ state, rows: [], total, isRefreshing: false })
  return <FilterBar table={{ state }} searchLabel="Search shops" />
}

const address = () => screen.getByLabelText('address').textContent

test('goes to the last page when the one in the address no longer exists, and says so', () => {
  renderInPortal(<Shops total={20} />, '/?page=3')
  expect(address()).toBe('/?page=2')
  expect(screen.getByText(/in the link: page 3$/)).toBeTruthy()
})

test('also ignores a page beyond the reachable ones', () => {
  renderInPortal(<Shops total={0} />, '/?page=900000&sort=color')
  expect(address()).toBe('/')
  expect(screen.getByText(/in the link: order “color”, page 900000$/)).toBeTruthy()
})
