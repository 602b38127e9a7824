import { expect, test } from '@jest/globals'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { TemplateCreateForm } from './template-create-form.tsx'

/** Opens the form of a new system template as an editor. */
async function open(query: string): Promise<void> {
  await signInAs('editor')
  const { items } = await call(listTemplateCoverage, { query: { type: 'SRC' } })
  const [owner] = items
  if (!owner) throw new Error('The demo data has no SRC system.')
  renderInApp(
    <Suspense>
      <TemplateCreateForm scope="system" owner={owner} />
    </Suspense>,
    `/?${query}`,
  )
}

test('links an existing message instead of creating it twice', async () => {
  await open('channel=SMS&type=OTP&lang=en')
  const link = await screen.findByRole('link', { name: 'Open One-time code, SMS, English' })
  expect(link.getAttribute('href')).toBe('/templates-system/subjects/system/SMS/OTP/en')
})

test('starts from the text of another language, and previews the worst values', async () => {
  await open('channel=SMS&type=WELCOME&lang=de&from=en')
  expect(await screen.findByText('Your profile for j•••@e•••.com is ready.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Long values' }))
  expect(await screen.findByText(/international-correspondence\.example is ready/)).toBeTruthy()
  expect(screen.getByText(/^2 SMS parts, 80 of 134 characters/)).toBeTruthy()
})

test('shows before saving that a required placeholder is missing', async () => {
  await open('channel=SMS&type=OTP&lang=fr')
  expect(await screen.findByText('Cannot be saved')).toBeTruthy()
  expect(screen.getByText('Text: Put {{otp}} into this text.')).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Save as draft' }))
  expect(await screen.findByText('To do before going live')).toBeTruthy()
})
