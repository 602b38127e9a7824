import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import TemplateMatrixPage from './template-matrix-page.tsx'

const show = (address = '') =>
  renderInApp(
    <Routes>
      <Route path={routes.systemTemplates.path} element={<TemplateMatrixPage scope="system" />} />
    </Routes>,
    `/templates-system/subjects/system${address}`,
  )

test('names message, language and state in each cell, and links to the template', async () => {
  await signInAs('viewer')
  show()
  const cell = await screen.findByRole('link', { name: /^Welcome, Polish: Custom/ })
  expect(cell.getAttribute('href')).toBe('/templates-system/subjects/system/EMAIL/WELCOME/pl')
})

test('links a missing template to its form for operators who can create it', async () => {
  await signInAs('editor')
  show('?tab=SMS')
  const cell = await screen.findByRole('link', { name: 'Welcome, German: Missing. Create it' })
  expect(cell.getAttribute('href')).toBe(
    '/templates-system/subjects/system/create?channel=SMS&lang=de&type=WELCOME',
  )
})

test('shows only a mark to other operators', async () => {
  await signInAs('viewer')
  show('?tab=SMS')
  expect(await screen.findByRole('img', { name: 'Welcome, German: Missing' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add' })).toBeNull()
})

test('filters the matrix by missing messages', async () => {
  await signInAs('viewer')
  show('?tab=SMS')
  await userEvent.selectOptions(await screen.findByLabelText('State'), 'Missing')
  expect(screen.getByRole('row', { name: /^Welcome/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /^One-time code/ })).toBeNull()
})
