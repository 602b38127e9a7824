import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FilterBar } from '@portal/ui'
import { useTableState } from '@portal/ui/blocks'
import { timeZone } from '@portal/ui/frame'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { periodFilters } from './period-filters.ts'

const filters = periodFilters('createdFrom', 'createdTo', 'Created')

function Bar() {
  const state = useTableState()
  return (
    <>
      <FilterBar table={{ state }} filters={filters} searchLabel="Search shops" />
      <output>{JSON.stringify(state.filters)}</output>
    </>
  )
}

const chosen = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '')

async function openPanel(address?: string) {
  renderInApp(<Bar />, address)
  await userEvent.click(screen.getByRole('button', { name: /^Created/ }))
  await screen.findByLabelText('First day')
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  timeZone.set('Asia/Tokyo')
  jest.useFakeTimers({ now: new Date('2026-05-03T20:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
  timeZone.set('browser')
})

test('today begins at midnight in the preferred time zone', async () => {
  await openPanel()
  await userEvent.click(screen.getByLabelText('Today'))
  expect(chosen()).toEqual({ createdFrom: ['2026-05-03T15:00:00.000Z'] })
  expect(screen.getByRole('button', { name: 'Remove Created: From May 4, 2026' })).toBeTruthy()
  expect(screen.getByText('In the time zone Asia/Tokyo.')).toBeTruthy()
})

test('a first and a last day include both days', async () => {
  await openPanel()
  enter('First day', '2026-04-01')
  enter('Last day', '2026-04-30')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(chosen()).toEqual({
    createdFrom: ['2026-03-31T15:00:00.000Z'],
    createdTo: ['2026-04-30T14:59:59.999Z'],
  })
  expect(screen.getByRole('button', { name: 'Remove Created: Until Apr 30, 2026' })).toBeTruthy()
})

test('a last day before the first day is not applied', async () => {
  await openPanel()
  enter('First day', '2026-04-30')
  enter('Last day', '2026-04-01')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText('The last day is before the first day.')).toBeTruthy()
  expect(chosen()).toEqual({})
})

test('a preset replaces entered days', async () => {
  await openPanel()
  enter('Last day', '2026-04-30')
  await userEvent.click(screen.getByLabelText('More than 30 days ago'))
  expect(chosen()).toEqual({ createdTo: ['2026-04-03T14:59:59.999Z'] })
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2026-04-03')
})

test('an older link with days alone still works, and can be cleared', async () => {
  await openPanel('/?createdFrom=2026-04-01')
  expect(screen.getByRole('button', { name: 'Remove Created: From 2026-04-01' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toEqual({})
})

test.each(['2026', '2026-02-30', 'soon', '2026-04-01T25:00:00.000Z'])('%s is not a day or time', (value) => {
  expect(filters[0].describe(value)).toBeUndefined()
})
