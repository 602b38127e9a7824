import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { type OwnViews, savedViews } from './saved-views.ts'
import { useTableState } from './use-table-state.ts'
import { ViewLink, ViewLinks } from './view-links.tsx'

afterEach(() => localStorage.clear())

/** What an application puts into the panel. */
const panel = ({ all, save, remove }: OwnViews) => (
  <>
    <button type="button" onClick={() => save({ label: 'From the panel', query: 'country=FR' })}>
      Add one
    </button>
    {all.map(({ label }) => (
      <button type="button" key={label} onClick={() => remove(label)}>
        Delete {label}
      </button>
    ))}
    <a href="#elsewhere">Elsewhere</a>
  </>
)

const sharedView = <ViewLink to="?view=7" label="Risky shops" isCurrent isChanged={false} />

interface ViewsProps {
  isShared?: boolean
  hasPanel?: boolean
}

function Views({ isShared = false, hasPanel = true }: ViewsProps) {
  const state = useTableState()
  return (
    <>
      <ViewLinks
        state={state}
        views={[{ label: 'Suspended', query: 'status=SUSPENDED' }]}
        owner="ana"
        list="shops"
        {...(hasPanel && { panel })}
        shared={isShared && sharedView}
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
  await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'Spain{Enter}')
  expect(current()?.textContent).toBe('Spain')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' })))
  unmount()
  renderInPortal(<Views />)
  await userEvent.click(screen.getByRole('link', { name: 'Spain' }))
  await waitFor(() => expect(address()).toBe('/?country=ES&view=Spain'))
})

test('returns the focus when the name of a view is not given after all', async () => {
  renderInPortal(<Views hasPanel={false} />, '/?country=ES')
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'View name' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save view' })))
})

test('saves changes to an own view', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Only Spain' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(savedViews('ana', 'shops').all()).toEqual([{ label: 'Mine', query: 'country=ES&status=ACTIVE' }])
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mine' }))
})

const openPanel = async () => userEvent.click(screen.getByRole('button', { name: 'Views' }))

test('deletes an own view from the panel', async () => {
  savedViews('ana', 'shops').save({ label: 'Mine', query: 'status=ACTIVE' })
  renderInPortal(<Views />, '/?status=ACTIVE&view=Mine')
  await openPanel()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mine' }))
  expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
})

test('opens a view that is added from the panel', async () => {
  renderInPortal(<Views />)
  await openPanel()
  await userEvent.click(await screen.findByRole('button', { name: 'Add one' }))
  await waitFor(() => expect(address()).toBe('/?country=FR&view=From+the+panel'))
  expect(current()?.textContent).toBe('From the panel')
})

test('starts at the first control of the panel, and closes it when a link is followed', async () => {
  renderInPortal(<Views />)
  await openPanel()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add one'))
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull())
})

test('works for an older application, which has no panel', () => {
  renderInPortal(<Views hasPanel={false} />)
  expect(screen.getByRole('link', { name: 'Suspended' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Views' })).toBeNull()
})

test('marks only the shared view that is open as current', () => {
  renderInPortal(<Views isShared />, '/?status=SUSPENDED&view=7')
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))).toEqual([
    screen.getByRole('link', { name: 'Risky shops' }),
  ])
})

test("does not show other people's views that are not shared", () => {
  savedViews('ben', 'shops').save({ label: 'Bens', query: 'status=ACTIVE' })
  renderInPortal(<Views />)
  expect(screen.queryByRole('link', { name: 'Bens' })).toBeNull()
})

test('has no accessibility violations', async () => {
  const { container } = renderInPortal(<Views />, '/?country=ES')
  await expectAccessible(container)
})

test('an open view leaves no listeners behind', () => {
  const add = jest.spyOn(window, 'addEventListener')
  const remove = jest.spyOn(window, 'removeEventListener')
  const resizes = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([type]) => type === 'resize').length
  const { unmount } = renderInPortal(sharedView)
  expect(resizes(add.mock.calls)).toBeGreaterThan(0)
  unmount()
  expect(resizes(remove.mock.calls)).toBe(resizes(add.mock.calls))
  jest.restoreAllMocks()
})
