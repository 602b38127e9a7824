import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import TemplateCreatePage from './template-create-page.tsx'

const show = (query: string) =>
  renderInApp(
    <Routes>
      <Route path={routes.systemCreate.path} element={<TemplateCreatePage scope="system" />} />
    </Routes>,
    `/templates-system/subjects/system/create?${query}`,
  )

test('a message that is there already is linked instead of written twice', async () => {
  await signInAs('editor')
  show('channel=SMS&type=OTP&lang=en')
  const link = await screen.findByRole('link', { name: 'Open One-time code, SMS, English' })
  expect(link.getAttribute('href')).toBe('/templates-system/subjects/system/SMS/OTP/en')
})

test('the text of another language is the beginning, and its preview shows the worst values', async () => {
  await signInAs('editor')
  show('channel=SMS&type=WELCOME&lang=de&from=en')
  expect(await screen.findByText('Your profile for j•••@e•••.com is ready.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Long values' }))
  expect(await screen.findByText(/international-correspondence\.example is ready/)).toBeTruthy()
  expect(screen.getByText(/2 SMS parts/)).toBeTruthy()
})

test('a message without what it is for cannot be saved, and that is said before', async () => {
  await signInAs('editor')
  show('channel=SMS&type=OTP&lang=fr')
  expect(await screen.findByText('Cannot be saved as it is')).toBeTruthy()
  expect(screen.getByText('Text: Put {{otp}} into this text.')).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Keep as a draft' }))
  expect(await screen.findByText('To do before it is live')).toBeTruthy()
})
