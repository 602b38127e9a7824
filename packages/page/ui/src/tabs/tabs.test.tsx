import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import type { DraftName } from '../form/draft.ts'
import { Form } from '../form/form.tsx'
import { TextField } from '../form/text-field.tsx'
import { Overlays } from '../overlay/overlays.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'data', label: 'Data' },
  { id: 'keys', label: 'Keys', locked: 'Needs subject.keys' },
  { id: 'history', label: 'History' },
]

const show = (path?: string) => renderInPortal(<Tabs tabs={tabs}>{(id) => <p>Panel of {id}</p>}</Tabs>, path)
/** A tab may ask before it is left, so the focus moves a moment later. */
const focusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name })))
const address = () => screen.getByLabelText('address').textContent

test('opens the tab of the address', () => {
  show('/?tab=history')
  expect(screen.getByRole('tabpanel', { name: 'History' }).textContent).toBe('Panel of history')
})

test('falls back to the first tab for an unknown one', () => {
  show('/?tab=teleport')
  expect(screen.getByRole('tabpanel', { name: 'Data' })).toBeTruthy()
})

test('opens a tab on click and leaves the first out of the address', async () => {
  show('/?page=2')
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  expect(address()).toBe('/?page=2&tab=history')
  await userEvent.click(screen.getByRole('tab', { name: 'Data' }))
  expect(address()).toBe('/?page=2')
})

test('moves between tabs with arrow keys', async () => {
  show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await focusOn('Keys Locked')
  await userEvent.keyboard('{ArrowRight}')
  await focusOn('History')
  await userEvent.keyboard('{ArrowRight}')
  await focusOn('Data')
  await userEvent.keyboard('{End}')
  expect(await screen.findByRole('tabpanel', { name: 'History' })).toBeTruthy()
})

test('opens a locked tab like others, and says what it needs', async () => {
  show()
  await userEvent.click(screen.getByRole('tab', { name: 'Keys Locked' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Keys Locked' })
  expect(panel.textContent).toContain("You don't have access to this part")
  expect(panel.textContent).toContain('Needs subject.keys.')
  expect(panel.textContent).not.toContain('Panel of keys')
})

test('opens a locked tab from a link', () => {
  show('/?tab=keys')
  expect(screen.getByRole('tabpanel', { name: 'Keys Locked' }).textContent).toContain('Needs subject.keys.')
})

const schema = z.object({ name: z.string(), password: z.string() })

const showForms = (draft?: DraftName) =>
  renderInPortal(
    <>
      <Tabs tabs={tabs}>
        {(id) => (
          <Form
            key={id}
            schema={schema}
            defaultValues={{ name: '', password: '' }}
            onSubmit={async () => undefined}
            draft={draft && { ...draft, key: id }}
          >
            <TextField name="name" />
            <TextField name="password" />
          </Form>
        )}
      </Tabs>
      <Overlays />
    </>,
  )

const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme')
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

test('opens another tab without asking when the input is kept as a draft', async () => {
  showForms({ owner: 'me', key: '', title: 'Edit Acme' })
  await type()
  await openTab('History')
  await screen.findByRole('tabpanel', { name: 'History' })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '')
  await openTab('Data')
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Acme')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('asks before leaving a typed secret, which is not kept', async () => {
  showForms({ owner: 'you', key: '', title: 'Edit Acme' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Password' }), 'hidden')
  await openTab('History')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
})

test('asks before another tab would lose input', async () => {
  showForms()
  await type()
  await openTab('History')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Acme')
  await openTab('History')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('tabpanel', { name: 'History' })).toBeTruthy()
})

test('has no accessibility violations', async () => {
  const { container } = show()
  await expectAccessible(container)
})

/** Reports new sizes to those who observe them. */
let resize: () => void = () => undefined

beforeEach(() => {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(report: ResizeObserverCallback) {
      super(report)
      resize = () => report([], this)
    }
  }
})

test('offers all tabs in a menu while some are out of sight', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'All tabs' })).toBeNull()
  Object.defineProperties(screen.getByRole('tablist'), {
    scrollWidth: { value: 300 },
    clientWidth: { value: 100 },
  })
  act(resize)
  await userEvent.click(screen.getByRole('button', { name: 'All tabs' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }))
  expect(await screen.findByRole('tabpanel', { name: 'History' })).toBeTruthy()
})

test('brings the open tab back into sight when the list gets narrower', () => {
  show('/?tab=history')
  const list = screen.getByRole('tablist')
  const history = screen.getByRole('tab', { name: 'History' })
  Object.defineProperties(history, { offsetLeft: { value: 300 }, offsetWidth: { value: 40 } })
  Object.defineProperties(list, { scrollWidth: { value: 340 }, clientWidth: { value: 100 } })
  act(resize)
  expect(list.scrollLeft).toBe(270)
})
