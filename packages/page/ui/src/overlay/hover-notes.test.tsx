import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, IconButton } from '../layout/button.tsx'
import { renderInPortal } from '../testing/render-in-portal.tsx'
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
