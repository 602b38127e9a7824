import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionMenu } from '../menu/action-menu.tsx'
import { Modal } from '../modal/modal.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { windowOf } from '../testing/window-of.ts'
import { Drawer } from './drawer.tsx'
import { HoverNote } from './hover-note.tsx'

afterEach(() => windowOf(undefined))

test.each(['{ArrowDown}', '{Enter}'])(
  'opens a menu at its first entry with %s, selects with Enter, and returns the focus to the button',
  async (key) => {
    const onSelect = jest.fn()
    const items = [
      { label: 'Export', onSelect },
      { label: 'Print', onSelect: () => undefined },
    ]
    renderInPortal(<ActionMenu label="More" items={items} />)
    screen.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard(key)
    const menu = screen.findByRole('menu', { name: 'More' })
    await waitFor(async () => expect(document.activeElement).toBe(await menu))
    const first = screen.getByRole('menuitem', { name: 'Export' })
    await waitFor(async () => expect((await menu).getAttribute('aria-activedescendant')).toBe(first.id))
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  },
)

test('says why an entry is disabled, and does nothing', async () => {
  const onSelect = jest.fn()
  renderInPortal(
    <ActionMenu label="More" items={[{ label: 'Publish', onSelect, disabledReason: 'Suspend first' }]} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const entry = await screen.findByRole('menuitem', { name: 'Publish Suspend first' })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(entry)
  expect(onSelect).not.toHaveBeenCalled()
})

test('does not show a menu without entries', () => {
  renderInPortal(<ActionMenu label="More" items={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('opens a note on focus as the description of its text, and closes it on Escape', async () => {
  renderInPortal(<HoverNote note="Granted by Publisher">dpa.publish</HoverNote>)
  await userEvent.tab()
  const note = await screen.findByRole('tooltip')
  expect(note.textContent).toBe('Granted by Publisher')
  expect(screen.getByRole('button', { name: 'dpa.publish' }).getAttribute('aria-describedby')).toBe(note.id)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('moves the focus to the heading when a window opened without focus closes', async () => {
  const page = (open: boolean) => (
    <>
      <h1 tabIndex={-1}>Shops</h1>
      <Modal open={open} onClose={() => undefined} label="Keyboard shortcuts">
        <button type="button">One</button>
      </Modal>
    </>
  )
  const { show } = renderInPortal(page(true))
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  show(page(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shops' })))
})

test('shows a drawer as a named dialog that closes on Escape', async () => {
  const onClose = jest.fn()
  renderInPortal(
    <Drawer open onClose={onClose} label="Menu">
      Entries
    </Drawer>,
  )
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  await expectAccessible(drawer)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a drawer for narrow windows closes when the window is widened', async () => {
  const onClose = jest.fn()
  const drawer = () => (
    <Drawer open narrowOnly label="Main menu" onClose={onClose}>
      Items
    </Drawer>
  )
  windowOf('narrow')
  const { show } = renderInPortal(drawer())
  await screen.findByRole('dialog', { name: 'Main menu' })
  expect(onClose).not.toHaveBeenCalled()
  windowOf('wide')
  show(drawer())
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
