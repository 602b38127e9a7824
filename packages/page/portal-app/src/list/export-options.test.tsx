import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ExportOptions } from './export-options.tsx'

const options = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ value: name, label: `Column ${name}` }))

function Columns() {
  const [value, setValue] = useState<readonly string[]>(['B'])
  return <ExportOptions choice={{ label: 'Columns', options }} value={value} onChange={setValue} />
}

test('ticks many columns of an export at once, and counts them', async () => {
  renderInApp(<Columns />)
  expect(screen.getByRole('group', { name: 'Columns (1 of 6)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }))
  expect(screen.getByRole('group', { name: 'Columns (6 of 6)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Column C' }))
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveProperty('checked', false)
  expect(screen.getByRole('group', { name: 'Columns (5 of 6)' })).toBeTruthy()
})
