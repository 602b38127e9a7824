import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FailingRecord, ForbiddenRecord, LoadedRecord, MissingRecord } from '../examples/records.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

test.each([
  ['is shown when it exists', LoadedRecord, 'Acme'],
  ['offers a retry when it cannot be read', FailingRecord, 'Something went wrong'],
  [
    'names the missing permission when it may not be read',
    ForbiddenRecord,
    "You don't have access to this page",
  ],
  ['is reported as not found', MissingRecord, 'Page not found'],
])('a record %s', async (_what, Example, heading) => {
  renderInApp(<Example />)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})
