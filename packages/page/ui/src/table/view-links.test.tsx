import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { savedViews } from './saved-views.ts'
import { useTableState } from './use-table-state.ts'
import { ViewLinks } from './view-links.tsx'

afterEach(() => localStorage.clear())

function Views({ owner = 'ana' }: { owner?: string }) {
  const state = useTableState()
  return (
    <>
      <ViewLinks
        state={state}
        views={[{ label: 'Suspended', query: 'status=SUSPENDED' }]}
        owner={owner}
        list="shops"
      />
      <button type="button" onClick={() => state.setFilter('country', ['ES'])}>
        Only Spain
      </button>
    </>
  )
}

const address = () => screen.getByLabelText('address').textContent
const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))

test('links a view to the list as it was saved', async () => {
  renderInPortal(<Views />)
  await userEvent.click(screen.getByRole('link', { name: 'Suspended' }))
  await waitFor(() => expect(address()).toBe('/?status=SUSPENDED&view=Suspended'))
  expect(current()?.textContent).toBe('Suspended')
})

test('recognizes a list that equals a view', () => {
  renderInPortal(<Views />, '/?status=SUSPENDED&page=2')
  expect(current()?.textContent).toBe('Suspended')
})

test('marks a changed view', async () => {
  renderInPortal(<Views />, '/?status=SUSPENDED&view=Suspended')
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  expect(screen.getByRole('link', { name: 'Suspended , changed' })).toBeTruthy()
})

test('saves the current state under a name', async () => {
  const { unmount } = renderInPortal(<Views />, '/?country=ES')
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'View name' }), 'Spain{Enter}')
  expect(current()?.textContent).toBe('Spain')
  unmount()
  renderInPortal(<Views />)
  await userEvent.click(screen.getByRole('link', { name: 'Spain' }))
  await waitFor(() => expect(address()).toBe('/?country=ES&view=Spain'))
})

test('saves changes to an own view', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save changes' }))
  expect(savedViews('ana', 'shops').all()).toEqual([{ label: 'Mine', query: 'country=ES&status=ACTIVE' }])
})

test('deletes an own view', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
  expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
})

test('copies the link to a view with its current state', async () => {
  const user = userEvent.setup()
  renderInPortal(<Views />, '/?status=SUSPENDED')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?status=SUSPENDED&view=Suspended')
})

test("does not show other people's views", () => {
  savedViews('ben', 'shops').save({ label: 'Bens', query: 'status=ACTIVE' })
  renderInPortal(<Views />)
  expect(screen.queryByRole('link', { name: 'Bens' })).toBeNull()
})

test('has no accessibility violations', async () => {
  const { container } = renderInPortal(<Views />, '/?country=ES')
  await expectAccessible(container)
})
