import { expect, test } from '@jest/globals'
import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { importTemplates, listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, within } from '@testing-library/react'
import { OtherTexts } from './other-texts.tsx'

/** An issuer with drafts of every message in many languages. */
async function issuerWithManyTexts(): Promise<string> {
  const { items } = await call(listTemplateCoverage, { query: { type: 'SRCPI', sort: '-name' } })
  const [issuer] = items
  if (!issuer) throw new Error('The demo data has no issuer.')
  const { subjectId } = issuer
  const keys = ['de', 'es', 'fr', 'it', 'pt'].flatMap((lang) =>
    TEMPLATE_CHANNELS.flatMap((channel) => TEMPLATE_TYPES.map((type) => ({ lang, channel, type }))),
  )
  const rows = keys.map((key, index) => ({
    row: index + 1,
    ...key,
    bodyText: 'To translate',
    ...(key.channel !== 'SMS' && { subjectLine: 'To translate' }),
  }))
  await call(importTemplates, {
    params: { subjectId },
    body: { rows, asDrafts: true, changeReason: 'The texts are to be translated' },
  })
  return subjectId
}

test('offers every language of a message, however many templates its subject has', async () => {
  await signInAs('editor')
  const subjectId = await issuerWithManyTexts()
  renderInApp(<OtherTexts params={{ subjectId, channel: 'SMS', type: 'WELCOME', lang: 'en' }} />)
  const choice = await screen.findByLabelText('Compare with')
  expect(within(choice).getByRole('option', { name: 'Portuguese' })).toBeTruthy()
})

test('begins with the default language', async () => {
  await signInAs('editor')
  const subjectId = await issuerWithManyTexts()
  renderInApp(<OtherTexts params={{ subjectId, channel: 'SMS', type: 'WELCOME', lang: 'it' }} />)
  const choice = await screen.findByLabelText<HTMLSelectElement>('Compare with')
  expect(choice.selectedOptions[0]?.text).toBe('English')
  expect(within(choice).getAllByRole('option')[0]?.textContent).toBe('English')
})
