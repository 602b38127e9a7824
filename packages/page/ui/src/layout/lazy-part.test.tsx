import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode, Suspense } from 'react'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { lazyPart } from './lazy-part.ts'

test('retries a missing chunk once', async () => {
  let attempts = 0
  const Part = lazyPart(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return () => <p>Arrived</p>
  })
  renderInPortal(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('Arrived')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Show again
      </button>
    )
  }
}

test('retries a chunk once, and again when the part is shown again', async () => {
  // React logs errors that a boundary catches; here they are intended.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isOffline = true
  let attempts = 0
  const Part = lazyPart(async () => {
    attempts += 1
    // As over a network: React treats an immediate response differently.
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (isOffline) throw new Error('offline')
    return () => <p>Arrived</p>
  })
  renderInPortal(
    <Boundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </Boundary>,
  )
  const again = await screen.findByRole('button', { name: 'Show again' })
  expect(attempts).toBe(2)
  isOffline = false
  await userEvent.click(again)
  expect(await screen.findByText('Arrived')).toBeTruthy()
  expect(attempts).toBe(3)
  logged.mockRestore()
})
