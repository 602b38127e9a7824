import { expect, test } from '@jest/globals'
import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { useTable } from '@portal/portal-app'
import { renderInApp } from '@portal/portal-app/testing'
import { FilterBar } from '@portal/ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fileFilters } from './file-filters.ts'

const filters = fileFilters(['text/html'], 'eric@program.example')

function Files() {
  const table = useTable(listFiles, { input: { params: { dirId: 'd1' } }, filters, columns: [] })
  return <FilterBar table={table} filters={filters} searchLabel="Search by name" />
}

test('searches for text inside files in one of the filters, from two characters on', async () => {
  renderInApp(<Files />)
  await userEvent.click(screen.getByRole('button', { name: 'Text inside' }))
  const field = await screen.findByLabelText('Text in the live or newest version')
  await userEvent.type(field, 'p{Enter}')
  expect(screen.getByText('Enter 2 characters or more')).toBeTruthy()
  await userEvent.type(field, 'ersonal, data{Enter}')
  expect(screen.getByText('Remove the commas')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'personal{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove Text inside: personal' })).toBeTruthy()
  expect(screen.queryByText('Remove the commas')).toBeNull()
})
