import { describe, expect, jest, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

function Throwing({ error }: { error: unknown }): never {
  throw error
}

/** React logs every error that a boundary catches; here they are intended. */
function show(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderInApp(
    <ScreenBoundary page="Business subjects">
      <Throwing error={error} />
    </ScreenBoundary>,
  )
}

const weather = { broken: true }

function Changeable() {
  if (weather.broken) throw apiError(503, 'Down')
  return <p>Here again</p>
}

const apiError = (status: number, message: string, source?: string) =>
  new ApiError({
    status,
    reason: 'X',
    message,
    requestId: 'r-1',
    details: source ? [{ message, source }] : [],
  })

describe('a screen whose page throws', () => {
  test('shows that a record is not found', () => {
    show(apiError(404, 'There is no subject with this ID.'))
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.getByText('There is no subject with this ID.')).toBeTruthy()
  })

  test('says what is wrong when the call is missing, not the record', () => {
    const message = 'This portal has no backend for shops. Ask its administrators to set one up.'
    show(new ApiError({ status: 404, reason: 'ROUTE_NOT_FOUND', message }))
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
  })

  test('names the missing permission', async () => {
    show(apiError(403, "You don't have permission to do this.", 'subject.get'))
    expect(await screen.findByText('subject.get')).toBeTruthy()
    expect(screen.getByText('Business subjects')).toBeTruthy()
  })

  test('shows the message and the request ID of a failed call', () => {
    show(apiError(503, 'The service is not available at the moment. Try again soon.'))
    expect(screen.getByText('The service is not available at the moment. Try again soon.')).toBeTruthy()
    expect(screen.getByText('r-1')).toBeTruthy()
  })

  test('shows no details of a programming error', () => {
    show(new TypeError('cannot read properties of undefined'))
    expect(screen.getByText('This screen could not be shown. Try again.')).toBeTruthy()
    expect(screen.queryByText(/cannot read/)).toBeNull()
  })

  test('recovers with a retry once the cause is gone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    renderInApp(
      <ScreenBoundary>
        <Changeable />
      </ScreenBoundary>,
    )
    weather.broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Here again')).toBeTruthy()
  })
})
