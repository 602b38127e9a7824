import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  EmptyRecordHistory,
  RecordHistoryOfNewerApi,
  RecordHistoryWithReadings,
} from '../examples/record-histories.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

test('derives words for an action, change and field newer than the page', async () => {
  renderInApp(<RecordHistoryOfNewerApi />)
  expect(await screen.findByText(/^Subject teleported/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Changes from/ }))
  expect(screen.getByRole('rowheader', { name: 'Landing site' })).toBeTruthy()
  expect(screen.getByText(/"crater": ?"Jezero"/)).toBeTruthy()
})

test('says that a record has no history', async () => {
  renderInApp(<EmptyRecordHistory />)
  expect(await screen.findByText('No changes recorded yet')).toBeTruthy()
})

/** The options of a filter, in its own menu: that of the filter before may still be closing. */
async function offered(filter: string) {
  await userEvent.click(screen.getByRole('button', { name: filter }))
  const menu = await screen.findByRole('menu', { name: filter })
  const options = await within(menu).findAllByRole('menuitemcheckbox')
  await userEvent.keyboard('{Escape}')
  return options.map(({ textContent }) => textContent)
}

test('offers the people and actions in the history as filters', async () => {
  renderInApp(<RecordHistoryWithReadings />)
  await screen.findByText(/^Subject updated/)
  expect(await offered('Person')).toEqual(['Ana Ruiz', 'Ben Okafor'])
  expect(await offered('Action')).toEqual(['Secret list read', 'Subject updated'])
  expect(screen.getByRole('button', { name: 'Period' })).toBeTruthy()
})

test('includes views on request', async () => {
  renderInApp(<RecordHistoryWithReadings />)
  expect(await screen.findByRole('checkbox', { name: 'Include views' })).toHaveProperty('checked', false)
})
