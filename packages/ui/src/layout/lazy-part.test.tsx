import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { lazyPart } from './lazy-part.ts'

test('a chunk that did not arrive is asked for once more', async () => {
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
