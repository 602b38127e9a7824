import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import {
  FailedPage,
  ForbiddenPage,
  LoadingScreen,
  MissingPage,
  MissingRecord,
  PageWithTitleOfItsRow,
} from '../examples/screens.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { ForbiddenScreen } from './forbidden-screen.tsx'
import { Page } from './page.tsx'
import { ProgressLine } from './progress-line.tsx'

afterEach(() => {
  jest.useRealTimers()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('uses the title of its row', () => {
  renderInPortal(<PageWithTitleOfItsRow />)
  expect(screen.getByRole('heading', { level: 1, name: 'Shops' })).toBeTruthy()
})

test('focuses the heading after a navigation, not on the first load', async () => {
  renderInPortal(
    <Routes>
      <Route
        path="/first"
        element={<Page title="First" actions={<TextLink to="/second">Go on</TextLink>} />}
      />
      <Route path="/second" element={<Page title="Second" />} />
    </Routes>,
    '/first',
  )
  // The screens of this file share one page: only the first one is a first load.
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' })))
})

test('shows what a forbidden page needs, and what to do next', async () => {
  const { container } = renderInPortal(<ForbiddenPage />)
  expect(screen.getByRole('heading', { name: "You don't have access to this page" })).toBeTruthy()
  expect(screen.getByText('dpa.update')).toBeTruthy()
  expect(screen.getByText('Access to subjects of type SRCI or DCF')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Request access' })).toBeTruthy()
  await expectAccessible(container)
})

test('shows the name of a permission once if nothing describes it', () => {
  const permission = 'x.shops.shop.search'
  renderInPortal(<ForbiddenScreen needs={[{ permission, description: permission }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(permission)
})

test('says what to do when a page is not found', () => {
  renderInPortal(<MissingPage />)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.getByText('Check the address, or choose a page from the menu.')).toBeTruthy()
})

test('shows each detail of a missing record, and the request ID', () => {
  renderInPortal(<MissingRecord />)
  expect(screen.getByText('Ana Ruiz merged it with Acme.')).toBeTruthy()
  expect(screen.getByText('r-2')).toBeTruthy()
})

test('shows a failure as an alert with a retry', async () => {
  const retry = jest.fn()
  const { container } = renderInPortal(<FailedPage onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('No answer')
  expect(screen.getByText('subjects 1.0.0')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})

test('shows a spinner only after 150 ms', () => {
  jest.useFakeTimers()
  renderInPortal(<LoadingScreen />)
  wait(149)
  expect(screen.queryByText('Signing in')).toBeNull()
  wait(1)
  expect(screen.getByText('Signing in')).toBeTruthy()
})

test('shows a progress line only after 300 ms, and starts again each time', () => {
  jest.useFakeTimers()
  const { show } = renderInPortal(<ProgressLine active />)
  wait(300)
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
  show(<ProgressLine active={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  show(<ProgressLine active />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
