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

test('a view is a link that shows the list as it was kept', async () => {
  renderInPortal(<Views />)
  await userEvent.click(screen.getByRole('link', { name: 'Suspended' }))
  await waitFor(() => expect(address()).toBe('/?status=SUSPENDED&view=Suspended'))
  expect(current()?.textContent).toBe('Suspended')
})

test('a list that equals a view is that view, however it came about', () => {
  renderInPortal(<Views />, '/?status=SUSPENDED&page=2')
  expect(current()?.textContent).toBe('Suspended')
})

test('a view that was changed says so', async () => {
  renderInPortal(<Views />, '/?status=SUSPENDED&view=Suspended')
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  expect(screen.getByRole('link', { name: 'Suspended , changed' })).toBeTruthy()
})

test('what is shown can be saved under a name, and found again', async () => {
  const { unmount } = renderInPortal(<Views />, '/?country=ES')
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Spain{Enter}')
  expect(current()?.textContent).toBe('Spain')
  unmount()
  renderInPortal(<Views />)
  await userEvent.click(screen.getByRole('link', { name: 'Spain' }))
  await waitFor(() => expect(address()).toBe('/?country=ES&view=Spain'))
})

test('changes to a view of one’s own can be kept in it', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save the changes' }))
  expect(savedViews('ana', 'shops').all()).toEqual([{ label: 'Mine', query: 'country=ES&status=ACTIVE' }])
})

test('a view of one’s own can be deleted', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
  expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
})

test('the link to a view is copied with what is shown', async () => {
  const user = userEvent.setup()
  renderInPortal(<Views />, '/?status=SUSPENDED')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?status=SUSPENDED&view=Suspended')
})

test('views of others are not shown', () => {
  savedViews('ben', 'shops').save({ label: 'Bens', query: 'status=ACTIVE' })
  renderInPortal(<Views />)
  expect(screen.queryByRole('link', { name: 'Bens' })).toBeNull()
})

test('views have no accessibility faults', async () => {
  const { container } = renderInPortal(<Views />, '/?country=ES')
  await expectAccessible(container)
})
