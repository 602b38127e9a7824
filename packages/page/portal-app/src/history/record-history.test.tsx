import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  EmptyRecordHistory,
  RecordHistoryOfNewerApi,
  RecordHistoryWithReadings,
} from '../examples/record-histories.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

test('an action, a kind of change and a field newer than the page are shown in words', async () => {
  renderInApp(<RecordHistoryOfNewerApi />)
  expect(await screen.findByText(/^Subject teleported/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Show changes of/ }))
  expect(screen.getByRole('rowheader', { name: 'Landing site' })).toBeTruthy()
  expect(screen.getByText(/"crater": ?"Jezero"/)).toBeTruthy()
})

test('a record without a history says so', async () => {
  renderInApp(<EmptyRecordHistory />)
  expect(await screen.findByText('No changes recorded yet')).toBeTruthy()
})

/** What a filter offers. */
async function offered(filter: string) {
  await userEvent.click(screen.getByRole('button', { name: filter }))
  const entries = await screen.findAllByRole('menuitemcheckbox')
  await userEvent.keyboard('{Escape}')
  return entries.map(({ textContent }) => textContent)
}

test('a history is narrowed to the people and the actions that are in it', async () => {
  renderInApp(<RecordHistoryWithReadings />)
  await screen.findByText(/^Subject updated/)
  expect(await offered('Person')).toEqual(['Ana Ruiz', 'Ben Okafor'])
  expect(await offered('Action')).toEqual(['Secret list read', 'Subject updated'])
  expect(screen.getByRole('button', { name: 'Period' })).toBeTruthy()
})

test('who only looked is shown when it is asked for', async () => {
  renderInApp(<RecordHistoryWithReadings />)
  expect(await screen.findByRole('checkbox', { name: 'Show who only looked, too' })).toHaveProperty(
    'checked',
    false,
  )
})
