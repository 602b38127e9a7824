import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ScreenRouter } from './screen-router.tsx'

test('retries missing code of a page once, and again on demand', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = jest.fn(() => Promise.reject(new Error('The code did not come.')))
  renderInApp(<ScreenRouter rows={[{ path: '/shops', label: 'Shops', title: 'Shops', page }]} />, '/shops')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Try again' })
  expect(page).toHaveBeenCalledTimes(4)
})
