import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInApp } from '../testing/render-in-app.tsx'
import { WorkQueue } from './work-queue.tsx'

const MINUTE_MS = 60_000

test.each([
  [0, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [23 * 60, '23 hours'],
  [49 * 60, '2 days'],
])('shows the age of an item that has waited %d minutes as %s', (minutes, age) => {
  const since = new Date(Date.now() - minutes * MINUTE_MS).toISOString()
  const item = { to: '/a', title: 'Acme', detail: 'Review it', since }
  renderInApp(<WorkQueue items={[item]} total={1} allAt="/all" empty="Nothing" />)
  expect(screen.getByText(age)).toBeTruthy()
})
