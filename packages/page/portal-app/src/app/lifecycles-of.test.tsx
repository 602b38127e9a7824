import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AppProps } from 'single-spa'
import { ApplicationRoot } from './application-root.tsx'
import { lifecyclesOf } from './lifecycles-of.tsx'
import type { ParcelHost } from './parcel-host.ts'

const onFault = jest.fn<NonNullable<ParcelHost['onFault']>>()
const onCrash = jest.fn<NonNullable<ParcelHost['onCrash']>>()
const nothing = { now: () => [], subscribe: () => () => undefined }

/** The props that single-spa and the page pass. */
function handedOver(): AppProps & ParcelHost & { domElementGetter(): HTMLElement } {
  const place = document.body.appendChild(document.createElement('div'))
  return {
    name: '@portal/shops',
    singleSpa: {},
    domElementGetter: () => place,
    mountParcel: jest.fn<ParcelHost['mountParcel']>(),
    loadBundle: async () => ({}),
    factsOf: (app) => `${app} 1.5.0`,
    takeovers: nothing,
    releases: { now: () => 'current', subscribe: () => () => undefined },
    onFault,
    onCrash,
  }
}

const weather: { error: unknown } = { error: undefined }

function Shops() {
  if (weather.error) throw weather.error
  return <p>All shops</p>
}

const app = lifecyclesOf(() => (
  <ApplicationRoot app={{ name: '@portal/shops', records: [] }}>
    <Shops />
  </ApplicationRoot>
))

let props: ReturnType<typeof handedOver>

async function mountWith(error: unknown): Promise<void> {
  weather.error = error
  await app.mount(props)
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
  onFault.mockReset()
  onCrash.mockReset()
  props = handedOver()
})

afterEach(async () => {
  await app.unmount(props)
  jest.restoreAllMocks()
})

const lostCode = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

describe('notifies the page', () => {
  test('of a rendering error in an application', async () => {
    const fault = new TypeError('undefined is not a function')
    await mountWith(fault)
    await screen.findByText('This screen could not be shown. Try again.')
    expect(onFault.mock.calls).toEqual([[fault, 'render']])
  })

  test('of missing code for a screen, so that another version takes over', async () => {
    const lost = lostCode()
    await mountWith(lost)
    await screen.findByRole('button', { name: 'Try again' })
    expect(onFault.mock.calls).toEqual([[lost, 'load']])
  })

  test('not of missing code while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await mountWith(lostCode())
    await screen.findByText('You are offline')
    expect(onFault).not.toHaveBeenCalled()
  })

  test('not of API errors', async () => {
    await mountWith(
      new ApiError({ status: 503, reason: 'X', message: 'Down for a while', requestId: 'r-1', details: [] }),
    )
    await screen.findByText('Down for a while')
    expect(onFault).not.toHaveBeenCalled()
  })
})

test('reports an error outside the screens as a crash, once', async () => {
  const fault = new TypeError('undefined is not a function')
  const frame = lifecyclesOf(() => {
    throw fault
  })
  await frame.mount(props)
  expect(onCrash.mock.calls).toEqual([[fault]])
  expect(onFault).not.toHaveBeenCalled()
  await frame.unmount(props)
  await app.mount(props)
})

test('shows a screen after a successful retry', async () => {
  await mountWith(new TypeError('undefined is not a function'))
  weather.error = undefined
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('All shops')
})
