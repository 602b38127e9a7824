import '../testing/published-tables.ts'
import { afterEach, expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { queryClient } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActivitySection } from './activity-section.tsx'

const { fetch } = window

afterEach(() => {
  window.fetch = fetch
  queryClient.clear()
  localStorage.clear()
})

test('says when the operator’s own changes cannot be read, and reads them on request', async () => {
  let isDown = true
  window.fetch = async (url) => {
    if (!String(url).includes('/users/me/')) return Response.json({ items: [], page: {} })
    const failure = { reason: 'INTERNAL_ERROR', message: 'Not now.' }
    return isDown ? Response.json(failure, { status: 500 }) : Response.json({ id: '7' })
  }
  renderInApp(<ActivitySection />)
  await userEvent.click(screen.getByRole('radio', { name: 'Me' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No changes in this period.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
