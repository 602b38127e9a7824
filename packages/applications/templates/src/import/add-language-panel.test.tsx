import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, notices$ } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddLanguagePanel } from './add-language-panel.tsx'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})
/** Titles of the messages in this test. */
const told: string[] = []
notices$.subscribe(({ title }) => told.push(title))

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  told.length = 0
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

/** Adds Italian to an issuer. */
async function addItalian() {
  await signInAs('editor')
  const { items } = await call(listTemplateCoverage, { query: { type: 'SRCPI', sort: 'name' } })
  const [owner] = items
  if (!owner) throw new Error('The demo data has no issuer.')
  const onClose = jest.fn()
  const { unmount } = renderInApp(<AddLanguagePanel owner={owner} onClose={onClose} />)
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'it')
  await userEvent.click(screen.getByRole('button', { name: 'Add Italian' }))
  const dialog = await screen.findByRole('dialog', { name: /^Add Italian to/ })
  await userEvent.type(within(dialog).getByLabelText(/^Change reason/), 'The issuer serves Italy')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add Italian to/ })).toBeNull())
  return { onClose, unmount }
}

/** An API that refuses the first row of each import, and saves the others. */
function refuseFirstRow(): void {
  window.fetch = async (address, init) => {
    if (!String(address).endsWith('/template-imports')) return fetch(address, init)
    const { rows }: { rows: { row: number }[] } = JSON.parse(String(init?.body))
    const results = rows.map(({ row }) =>
      row === 1
        ? { row, outcome: 'REFUSED', problems: [{ field: null, message: 'Ada changed this template.' }] }
        : { row, outcome: 'CREATED', problems: [] },
    )
    return new Response(JSON.stringify({ rows: results }), {
      headers: { 'content-type': 'application/json' },
    })
  }
}

test('stays open with the report when a text cannot be copied, and announces only the others', async () => {
  refuseFirstRow()
  const { onClose } = await addItalian()
  expect(await screen.findByText(/^Italian: [1-9]\d* new, 1 with errors\.$/)).toBeTruthy()
  expect(screen.getByText('Ada changed this template.')).toBeTruthy()
  expect(told).toEqual([expect.stringMatching(/^[1-9]\d* drafts? in Italian added, ready to translate$/)])
  expect(onClose).not.toHaveBeenCalled()
})

test('announces how many drafts are added, and that none is needed the next time', async () => {
  const first = await addItalian()
  await waitFor(() => expect(first.onClose).toHaveBeenCalledTimes(1))
  first.unmount()
  const second = await addItalian()
  await waitFor(() => expect(second.onClose).toHaveBeenCalledTimes(1))
  expect(told).toEqual([
    expect.stringMatching(/^[1-9]\d* drafts in Italian added, ready to translate$/),
    'No texts are missing in Italian',
  ])
})
