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

test('each cell says its message, language and state, and leads to the template', async () => {
  await signInAs('viewer')
  show()
  const cell = await screen.findByRole('link', { name: /^Welcome, Polish: Own/ })
  expect(cell.getAttribute('href')).toBe('/templates-system/subjects/system/EMAIL/WELCOME/pl')
})

test('the place of a missing template leads to its form, for those who may write it', async () => {
  await signInAs('editor')
  show('?tab=SMS')
  const cell = await screen.findByRole('link', { name: 'Welcome, German: Missing. Create it' })
  expect(cell.getAttribute('href')).toBe(
    '/templates-system/subjects/system/create?channel=SMS&type=WELCOME&lang=de',
  )
})

test('for the others it is only a mark', async () => {
  await signInAs('viewer')
  show('?tab=SMS')
  expect(await screen.findByRole('img', { name: 'Welcome, German: Missing' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add' })).toBeNull()
})

test('the matrix can be narrowed to what is missing', async () => {
  await signInAs('viewer')
  show('?tab=SMS')
  await userEvent.selectOptions(await screen.findByLabelText('Show messages that are'), 'Missing')
  expect(screen.getByRole('row', { name: /^Welcome/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /^One-time code/ })).toBeNull()
})
