import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, IconButton } from '../layout/button.tsx'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { NOTE_DELAY } from './note-delay.ts'
import { Overlays } from './overlays.tsx'

/** Its words are the name or the description of the button, so screen readers skip the note. */
const HIDDEN = { hidden: true }

const show = () =>
  renderInPortal(
    <>
      <IconButton label="Next page">›</IconButton>
      <Button disabledReason="Suspend first">Publish</Button>
      <Overlays />
    </>,
  )

afterEach(() => {
  jest.useRealTimers()
})

test('section 9: shows the note of what has the focus, and closes it on Escape', async () => {
  show()
  await userEvent.tab()
  expect((await screen.findByRole('tooltip', HIDDEN)).textContent).toBe('Next page')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('tooltip', HIDDEN).textContent).toBe('Suspend first'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip', HIDDEN)).toBeNull())
})

test('describes a disabled button by its reason, without a title', () => {
  show()
  const button = screen.getByRole('button', { name: 'Publish' })
  expect(button.getAttribute('aria-description')).toBe('Suspend first')
  expect(button.title).toBe('')
})

test.each([
  ['false', 1],
  ['true', 0],
] as const)('the note of a button is not shown over its menu: open %s', async (isOpen, notes) => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  renderInPortal(
    <>
      <button type="button" data-note="Ada Lovelace" aria-haspopup="menu" aria-expanded={isOpen}>
        Ada
      </button>
      <Overlays />
    </>,
  )
  await user.tab()
  // The delay starts when the code of the notes has arrived.
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(NOTE_DELAY + 100))
  expect(screen.queryAllByRole('tooltip', HIDDEN)).toHaveLength(notes)
})
