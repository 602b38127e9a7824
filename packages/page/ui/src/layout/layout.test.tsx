import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../overlay/toaster.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Button, IconButton } from './button.tsx'
import { Notice } from './notice.tsx'

test('ignores presses of a busy button and keeps the focus', async () => {
  const press = jest.fn()
  renderInPortal(
    <Button loading onClick={press}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('does not submit a form by default', () => {
  renderInPortal(<Button>Add</Button>)
  expect(screen.getByRole('button')).toHaveProperty('type', 'button')
})

test('says why a disabled button cannot be pressed', async () => {
  const press = jest.fn()
  renderInPortal(
    <>
      <Button disabledReason="Two rules use it" onClick={press}>
        Switch off
      </Button>
      <Toaster />
    </>,
  )
  screen.getByRole('button', { name: 'Switch off' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Two rules use it')).toBeTruthy()
  expect(press).not.toHaveBeenCalled()
})

test('names an icon button by its label', () => {
  renderInPortal(<IconButton label="Close">x</IconButton>)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('moves the focus to the heading when a focused notice is removed', () => {
  const page = (isFailed: boolean) => (
    <>
      <h1 tabIndex={-1}>Shops</h1>
      {isFailed && <Notice kind="error" title="Not loaded" action={<Button>Try again</Button>} />}
    </>
  )
  const { show } = renderInPortal(page(true))
  screen.getByRole('button', { name: 'Try again' }).focus()
  show(page(false))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shops' }))
})

test('announces an error immediately, and information politely', async () => {
  const { container } = renderInPortal(
    <>
      <Notice kind="error" title="Not saved">
        Try again
      </Notice>
      <Notice kind="info" title="This is a sandbox" />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Not savedTry again')
  expect(screen.getByRole('status').textContent).toBe('This is a sandbox')
  await expectAccessible(container)
})
