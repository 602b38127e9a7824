import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { listSharedViews, removeSharedView, shareView } from '@portal/contract/views/shared-view-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, queryClient } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import UserListPage from './user-list-page.tsx'

const USERS = { query: { list: '/users' } }
const SUSPENDED = { filters: { status: ['SUSPENDED' as const] } }

// jsdom has no layout, and dialogs only focus elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(async () => {
  localStorage.clear()
  await signInAs('admin')
  const { items } = await call(listSharedViews, USERS)
  await Promise.all(items.map(({ id }) => call(removeSharedView, { params: { viewId: id } })))
  queryClient.clear()
})

const shareAs = async (account: 'admin' | 'users', name: string) => {
  await signInAs(account)
  return call(shareView, { body: { list: '/users', name, state: SUSPENDED } })
}

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
  return screen.findByRole('dialog', { name: 'Views' })
}

async function openViews(address = '/') {
  renderInApp(<UserListPage />, address)
  return openPanel()
}

async function choose(panel: HTMLElement, view: string, item: string) {
  await userEvent.click(await within(panel).findByRole('button', { name: `Actions for ${view}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Saves the list as a view of one's own, and opens the panel. */
async function saveOwn(name: string) {
  renderInApp(<UserListPage />, '/?status=ACTIVE&q=Ines')
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), `${name}{Enter}`)
  return openPanel()
}

const rowsOf = async (panel: HTMLElement, heading: string) =>
  within(await within(panel).findByRole('list', { name: heading }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const stillShared = async () => (await call(listSharedViews, USERS)).items.map(({ name }) => name)

test('says that there are no views yet', async () => {
  await signInAs('viewer')
  const panel = await openViews()
  expect(await within(panel).findByText('Nobody shares a view of this list yet.')).toBeTruthy()
  expect(within(panel).getByText(/^You have no views yet\./)).toBeTruthy()
})

test('shares an own view under a name', async () => {
  await signInAs('users')
  const panel = await saveOwn('Ines alone')
  await choose(panel, 'Ines alone', 'Share')
  const name = await within(panel).findByRole('textbox', { name: 'View name' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.type(name, ' for all{Enter}')
  expect(await rowsOf(panel, 'Shared')).toEqual(['Ines alone for all · you'])
  expect(await stillShared()).toEqual(['Ines alone for all'])
})

test('says that a name is taken and keeps the input', async () => {
  await shareAs('admin', 'Suspended ones')
  await signInAs('users')
  const panel = await saveOwn('Suspended ones')
  await choose(panel, 'Suspended ones', 'Share')
  await userEvent.type(await within(panel).findByRole('textbox', { name: 'View name' }), '{Enter}')
  const alert = await within(panel).findByRole('alert')
  expect(alert.textContent).toContain('A shared view of this list already has this name.')
  expect(within(panel).getByRole('textbox', { name: 'View name' })).toHaveProperty('value', 'Suspended ones')
})

test('shows who shares a view, and saves it as an own one', async () => {
  await shareAs('admin', 'Suspended ones')
  await signInAs('viewer')
  const panel = await openViews()
  expect(await rowsOf(panel, 'Shared')).toEqual(['Suspended ones · Ines Moreau'])
  await choose(panel, 'Suspended ones', 'Save as my own')
  expect(await rowsOf(panel, 'Mine')).toEqual(['Suspended ones'])
})

test('offers a colleague nothing that only the owner or an administrator can do', async () => {
  await shareAs('admin', 'Suspended ones')
  await signInAs('viewer')
  const panel = await openViews()
  await userEvent.click(await within(panel).findByRole('button', { name: 'Actions for Suspended ones' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Copy link', 'Save as my own'])
})

test('copies a link with the id of the shared view', async () => {
  // Gives the document a clipboard.
  userEvent.setup()
  const { id } = await shareAs('admin', 'Suspended ones')
  const panel = await openViews()
  await choose(panel, 'Suspended ones', 'Copy link')
  await waitFor(async () => {
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?view=${id}`)
  })
})

test('renames an own shared view', async () => {
  await shareAs('users', 'Suspended ones')
  const panel = await openViews()
  await choose(panel, 'Suspended ones', 'Rename')
  const name = await within(panel).findByRole('textbox', { name: 'View name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Locked out{Enter}')
  await waitFor(async () => expect(await stillShared()).toEqual(['Locked out']))
  expect(await within(panel).findByRole('link', { name: 'Locked out' })).toBeTruthy()
})

test('stops sharing after a confirmation', async () => {
  await shareAs('users', 'Suspended ones')
  const panel = await openViews()
  await choose(panel, 'Suspended ones', 'Stop sharing')
  const question = await screen.findByRole('dialog', { name: 'Stop sharing Suspended ones?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }))
  await waitFor(async () => expect(await stillShared()).toEqual([]))
})

test('shows the list as the shared view in a link has it', async () => {
  const { id } = await shareAs('admin', 'Suspended ones')
  await signInAs('viewer')
  renderInApp(<UserListPage />, `/?view=${id}`)
  const open = await screen.findByRole('link', { name: 'Suspended ones · Ines Moreau' })
  expect(open.getAttribute('aria-current')).toBe('true')
  expect(await screen.findByRole('button', { name: 'Remove Account: Disabled' })).toBeTruthy()
})

test('saves changes to an open shared view for everyone', async () => {
  const { id } = await shareAs('users', 'Suspended ones')
  const panel = await openViews(`/?status=ACTIVE&view=${id}`)
  await choose(panel, 'Suspended ones', 'Save changes')
  await waitFor(async () => {
    const { items } = await call(listSharedViews, USERS)
    expect(items[0]?.state).toEqual({ filters: { status: ['ACTIVE'] } })
  })
})

test('says that the view in a link is not shared, and shows the list', async () => {
  await signInAs('viewer')
  renderInApp(<UserListPage />, `/?view=${crypto.randomUUID()}`)
  expect(await screen.findByText('This view is not shared with you')).toBeTruthy()
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(1)
})
