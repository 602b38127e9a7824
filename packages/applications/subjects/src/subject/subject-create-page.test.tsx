import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen, within } from '@testing-library/react'
import SubjectCreatePage from './subject-create-page.tsx'

/** The names of the types to choose from, once loaded. */
async function types() {
  const choice = await screen.findByRole('group', { name: 'Type' })
  return within(choice)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent)
}

test('offers the types of the category that the operator has access to', async () => {
  await signInAs('onboarding')
  renderInApp(<SubjectCreatePage category="business" />)
  expect(await types()).toEqual(['SRC initiator', 'Participating issuer', 'Digital card facilitator'])
})

test('takes the type from the address, unless it belongs to another category', async () => {
  renderInApp(<SubjectCreatePage category="business" />, '/?type=DCF')
  expect(await screen.findByRole('radio', { name: 'Digital card facilitator', checked: true })).toBeTruthy()
})
