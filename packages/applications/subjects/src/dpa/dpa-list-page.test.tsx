import { beforeEach, expect, jest, test } from '@jest/globals'
import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import DpaListPage from './dpa-list-page.tsx'

// jsdom has no layout: dialogs only focus elements that have a size, and nothing scrolls.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  Element.prototype.scrollIntoView = () => undefined
})

const draft = (dpaPresentationName: string) => ({
  dpaData: {
    dpaName: dpaPresentationName,
    dpaPresentationName,
    dpaUri: 'https://shop.example',
    applicationType: 'MOBILE_APP' as const,
  },
  merchantCountryCode: 'PL',
  merchantCategoryCodes: ['5411'],
})

const SELECTED = '1 selected, 1 on other pages'

test('deselects a payment application of another page that is deleted', async () => {
  await signInAs('admin')
  const { subjectId = '' } = (await call(listDpas, {})).items[0] ?? {}
  const { srciDpaId } = await call(createDpa, { params: { subjectId }, body: draft('Aaa first shop') })
  renderInApp(<DpaListPage />, '/?sort=dpaPresentationName')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Aaa first shop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText(SELECTED)
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
  await userEvent.click(bar.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.type(question.getByRole('textbox', { name: /1/ }), '1')
  await userEvent.type(question.getByLabelText('Change reason'), 'Closed by its owner')
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('1 done')
  expect((await call(listDpas, { query: { q: srciDpaId } })).items).toEqual([])
  await waitFor(() => expect(screen.queryByText(SELECTED)).toBeNull())
})
