import { afterEach, expect, jest, test } from '@jest/globals'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, within } from '@testing-library/react'
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

afterEach(() => {
  jest.restoreAllMocks()
})

/** Holds calls whose address ends like this until the returned function is called. */
function hold(end: string): () => void {
  const { fetch } = globalThis
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith(end)) await released
    return fetch(input, init)
  })
  return release
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

test('keeps what is typed while the text to start from is read', async () => {
  await open('channel=EMAIL&type=WELCOME&lang=de')
  const subjectLine = await screen.findByRole('textbox', { name: /^Subject/ })
  const release = hold('/WELCOME/en')
  const choices = within(await screen.findByRole('group', { name: 'Start from an existing text' }))
  await userEvent.click(choices.getByRole('button', { name: 'English' }))
  await userEvent.type(subjectLine, 'Hallo')
  release()
  expect(await screen.findByText(/^Your profile for j•••@e•••\.com is ready/)).toBeTruthy()
  expect(subjectLine).toHaveProperty('value', 'Hallo')
})
