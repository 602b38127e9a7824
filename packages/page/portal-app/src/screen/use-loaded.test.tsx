import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FailingRecord, ForbiddenRecord, LoadedRecord, MissingRecord } from '../examples/records.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

test.each([
  ['that is there is shown', LoadedRecord, 'Acme'],
  ['that cannot be read leads to another try', FailingRecord, 'Something went wrong'],
  ['that may not be read names what is missing', ForbiddenRecord, "You don't have access to this page"],
  ['that is not there is said to be so', MissingRecord, 'Page not found'],
])('a record %s', async (_what, Example, heading) => {
  renderInApp(<Example />)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})
