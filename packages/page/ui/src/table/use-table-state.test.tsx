import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Filter } from './filter.ts'
import { useTableState } from './use-table-state.ts'

const filter: Filter = {
  name: 'status',
  label: 'Status',
  options: ['draft', 'active', 'ended'].map((value) => ({ value, label: value })),
  multiple: true,
}

/** Selects the first value, and each further one as soon as the previous one renders. */
function QuickChoice() {
  const { filters, toggleFilter } = useTableState()
  const left = useRef(['active', 'ended'])
  useLayoutEffect(() => {
    const next = filters.status && left.current.shift()
    if (next) toggleFilter(filter, next)
  })
  return (
    <button type="button" onClick={() => toggleFilter(filter, 'draft')}>
      {filters.status?.join(', ') ?? 'nothing'}
    </button>
  )
}

test('keeps all values that are selected faster than the list updates', async () => {
  render(<QuickChoice />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }))
  expect(await screen.findByRole('button', { name: 'draft, active, ended' })).toBeTruthy()
})
